import type { AnyStateNode } from 'xstate'

/** A state's id as `getStateNodeById` finds it: a dot leads there to a state inside, unless `\` stands before it. */
export const findableId = ({ id, machine }: AnyStateNode) => {
  try {
    if (machine.getStateNodeById(id).id === id) return id
  } catch {
    // A dot in a state's own name is escaped.
  }
  return id.replaceAll(/[\\.]/g, String.raw`\$&`)
}

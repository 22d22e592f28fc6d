import type { StateName } from '../protocol'

const idsIn = (id: string, value: StateName): string[] => {
  if (typeof value === 'string') return value === '' ? [id] : [id, `${id}.${value}`]
  return [id, ...Object.entries(value).flatMap(([key, inner]) => idsIn(`${id}.${key}`, inner))]
}

/** Ids of a machine's active states, with their ancestors: an id is a path. */
export const activeNodes = ({ id }: { id: string }, value: StateName): ReadonlySet<string> =>
  new Set(idsIn(id, value))

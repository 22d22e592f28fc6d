import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'

import { activeStates } from '#devtools/actors/active-states.ts'
import { guardName } from '#devtools/actors/chart-of.ts'

/**
 * The guards that a state's delay asks when it ends, by their names: what they will say is not known before. None
 * if it leads on whatever they say.
 */
export const guardsAtEnd = (snapshot: AnyMachineSnapshot, { type }: AnyEventObject): string[] => {
  if (!type.startsWith('xstate.after.')) return []
  const asked = activeStates(snapshot).flatMap(({ transitions }) => transitions.get(type) ?? [])
  const isOpen = asked.some(({ guard }) => guard === undefined)
  return isOpen ? [] : [...new Set(asked.map(({ guard }) => guardName(guard)))]
}

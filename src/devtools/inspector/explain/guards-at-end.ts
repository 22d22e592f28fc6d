import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'

import { activeStates } from '#devtools/actors/active-states.ts'
import { guardName } from '#devtools/actors/chart-of.ts'

/**
 * The guards that are asked when a state's delay ends, by their names: their answers are not known
 * before. Empty if the delay leads on whatever they answer.
 */
export const guardsAtEnd = (snapshot: AnyMachineSnapshot, { type }: AnyEventObject): string[] => {
  if (!type.startsWith('xstate.after.')) return []
  const asked = activeStates(snapshot).flatMap(({ transitions }) => transitions.get(type) ?? [])
  const isOpen = asked.some(({ guard }) => guard === undefined)
  return isOpen ? [] : [...new Set(asked.map(({ guard }) => guardName(guard)))]
}

import type { AnyMachineSnapshot } from 'xstate'

import { awaitedBy } from '../explain/awaited-by.ts'
import { site } from '../site.ts'

/** How many names are listed; more of them are counted. */
const MOST = 4

/** The rank of a name: events that come by themselves are first. */
const rank = (name: string, { id }: AnyMachineSnapshot['machine']) =>
  site.isOfVisitor(id, name) ? 1 : 0

/** The events that an actor at rest waits for, in words; empty if they are not known. */
export const waitsText = (snapshot: AnyMachineSnapshot): string => {
  const { word, names } = awaitedBy(snapshot)
  if (word === 'stopped')
    return `pause reasons: ${names.map((name) => site.pauseReasons[name] ?? name).join(', ')}`
  if (word === 'ended') return 'waits for nothing more'
  if (names.length === 0) return ''
  const rankOf = (name: string) => rank(name, snapshot.machine)
  const all = names.toSorted((one, other) => rankOf(one) - rankOf(other))
  const shown = all.length > MOST ? all.slice(0, MOST - 1) : all
  const rest = all.length - shown.length
  return `waits for ${shown.join(', ')}${rest > 0 ? `, ${rest} more` : ''}`
}

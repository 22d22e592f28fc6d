import type { LogFilter } from '#machines/inspector/log-filter.machine'

import { isOwn } from '../observe/protocol'
import type { Entry } from '../store/store'

const kindOf = ({ kind }: Entry) => (kind === 'gone' ? 'actor' : kind)

/** The entries that a reader wants to see. */
export const filterLog = (log: readonly Entry[], { text, actor, kind, timers }: LogFilter) => {
  const wanted = text.trim().toLowerCase()
  return log.filter((entry) => {
    if (kind !== 'all' && kindOf(entry) !== kind) return false
    if (actor && (entry.kind === 'route' || entry.actor !== actor)) return false
    if (entry.kind === 'step') {
      if (!timers && isOwn(entry)) return false
      return entry.event.type.toLowerCase().includes(wanted)
    }
    return wanted === '' || (entry.kind === 'route' && entry.path.includes(wanted))
  })
}

import type { LogFilter } from '#machines/inspector/inspector-setup'

import { isOwn } from '../protocol'
import type { Entry } from './store'

/** Whether a filter hides more than timer events. */
export const isNarrow = ({ text, sessionId, kind }: LogFilter) =>
  text.trim() !== '' || sessionId !== '' || kind !== 'all'

const kindOf = ({ kind }: Entry) => (kind === 'gone' ? 'actor' : kind)

export const filterLog = (log: readonly Entry[], { text, sessionId, kind, timers }: LogFilter) => {
  const wanted = text.trim().toLowerCase()
  return log.filter((entry) => {
    if (kind !== 'all' && kindOf(entry) !== kind) return false
    if (sessionId && (entry.kind === 'route' || entry.sessionId !== sessionId)) return false
    if (entry.kind === 'step') {
      if (!timers && isOwn(entry)) return false
      return entry.event.type.toLowerCase().includes(wanted)
    }
    return wanted === '' || (entry.kind === 'route' && entry.path.includes(wanted))
  })
}

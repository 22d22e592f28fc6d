import { isOwn } from '../protocol'
import type { Entry } from './store'

export const logKinds = ['all', 'step', 'actor', 'route'] as const

/** Which entries of the log are shown. */
export interface LogFilter {
  /** Part of an event's name, or of a path. */
  text: string
  /** Empty for all actors. */
  sessionId: string
  kind: (typeof logKinds)[number]
  /** Whether timer events are shown. */
  timers: boolean
}

/** Default: everything except timer events, which are noisy. */
export const everything: LogFilter = { text: '', sessionId: '', kind: 'all', timers: false }

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

import { isOwn } from '../wire/wire'
import type { Entry } from './store'

export interface LogFilter {
  text: string
  /** Session of an actor; empty for all. */
  actor: string
  kind: 'all' | 'step' | 'actor' | 'route'
  /** Also what timers say. */
  timers: boolean
}

export const everything: LogFilter = { text: '', actor: '', kind: 'all', timers: false }

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

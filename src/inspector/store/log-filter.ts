import type { LogFilter } from '#machines/inspector/inspector-setup'

import { isOwn } from '../protocol'
import type { Entry, Store } from './store'

/** The entries of which actor and event, or route and path, have the text in them. */
export const filterLog = ({ log, actors }: Store, { text, timers }: LogFilter): Entry[] => {
  const wanted = text.trim().toLowerCase()
  return log.filter((entry) => {
    if (entry.kind === 'route') return `route ${entry.path}`.includes(wanted)
    if (entry.kind === 'step' && isOwn(entry) && !timers) return false
    const { name = '' } = actors.get(entry.sessionId) ?? {}
    const event = entry.kind === 'step' ? entry.event.type : ''
    return `${name} ${event}`.toLowerCase().includes(wanted)
  })
}

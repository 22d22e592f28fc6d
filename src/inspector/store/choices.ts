import { toJson } from '../observe/json'
import type { ActorSnapshot, JsonEvent } from '../protocol'
import { memoize } from './memoize'
import { effectOf, isTelling } from './preview'
import { eventsFor } from './variants'

/** An event that an actor knows, with data that fits its snapshot. */
interface Choice {
  event: JsonEvent
  does: boolean
}

/**
 * The events of an actor, each with data by which it would change something now, if there is any;
 * always in the same order: a row must not move from under the pointer.
 */
export const choicesOf = memoize((snapshot: ActorSnapshot) => {
  const events = eventsFor(snapshot).map((event) => toJson(event) as JsonEvent)
  return [...new Set(events.map(({ type }) => type))].map((type): Choice => {
    const candidates = events.filter((event) => event.type === type)
    const telling = candidates.find((event) => isTelling(effectOf(snapshot, event)))
    const fitting = telling ?? candidates.find((event) => effectOf(snapshot, event) === '')
    return { event: fitting ?? candidates[0] ?? { type }, does: telling !== undefined }
  })
})

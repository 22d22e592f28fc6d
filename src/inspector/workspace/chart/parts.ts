import { type Chart, type ChartTransition, transitionsIn } from '../../../chart/chart'
import type { Pointed } from '../../context/pointed'
import { liveOf } from '../../observe/snapshots'
import type { ActorSnapshot, JsonEvent } from '../../protocol'
import { transitionId } from '../../seam'
import { choicesOf } from '../../store/choices'
import { memoize } from '../../store/memoize'

/** What is lit elsewhere while a part is pointed at: of a state, all that enter or leave it. */
export const pointedBy = ({ nodes }: Chart, name: string): Partial<Pointed> => {
  const node = nodes.find(({ id }) => id === name)
  const all = transitionsIn({ nodes })
  const leaving = node ? node.transitions : all.filter(({ id }) => id === name)
  const entering = all.filter(({ targets }) => targets.includes(name))
  return {
    events: leaving.map(({ event }) => event),
    transitions: [...leaving, ...entering].map(({ id }) => id),
    state: node?.id ?? '',
  }
}

/** What a press on a part sets a breakpoint at: its event, if that is one; else the part itself. */
export const stopNameOf = (chart: Chart, name: string) => {
  const event = transitionsIn(chart).find(({ id }) => id === name)?.event
  return event && !event.endsWith('*') ? event : name
}

/** Whether a transition is lit. Where only an event is pointed at, all of that event are. */
export const isLit = ({ events, transitions }: Pointed, { id, event }: ChartTransition) =>
  transitions.length > 0 ? transitions.includes(id) : events.includes(event)

/** The transitions that would change something now, by id, each with the event that takes it. */
export const sendableOf = memoize((snapshot: ActorSnapshot): ReadonlyMap<string, JsonEvent> => {
  const current = liveOf(snapshot)
  const takenBy = (event: JsonEvent) => current.machine.getTransitionData(current, event) ?? []
  const telling = choicesOf(snapshot).filter(({ does }) => does)
  return new Map(
    telling.flatMap(({ event }) => takenBy(event).map((one) => [transitionId(one), event])),
  )
})

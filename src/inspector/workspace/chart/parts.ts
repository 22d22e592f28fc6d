import { type Chart, transitionsIn } from '../../../chart/chart'
import { liveOf } from '../../observe/snapshots'
import type { ActorSnapshot, JsonEvent } from '../../protocol'
import { transitionId } from '../../seam'
import { choicesOf } from '../../store/choices'
import { memoize } from '../../store/memoize'

/** The transitions that are lit while a part is pointed at: of a state, all that enter or leave it. */
export const litBy = (chart: Chart, name: string): readonly string[] => {
  const own = chart.nodes.find(({ id }) => id === name)?.transitions ?? []
  return transitionsIn(chart)
    .filter((one) => one.id === name || one.targets.includes(name) || own.includes(one))
    .map(({ id }) => id)
}

/** What a press on a part sets a breakpoint at: its event, if that is one; else the part itself. */
export const stopNameOf = (chart: Chart, name: string) => {
  const event = transitionsIn(chart).find(({ id }) => id === name)?.event
  return event && !event.endsWith('*') ? event : name
}

/** The transitions that would change something now, by id, each with the event that takes it. */
export const sendableOf = memoize((snapshot: ActorSnapshot): ReadonlyMap<string, JsonEvent> => {
  const current = liveOf(snapshot)
  const takenBy = (event: JsonEvent) => current.machine.getTransitionData(current, event) ?? []
  const telling = choicesOf(snapshot).filter(({ does }) => does)
  return new Map(
    telling.flatMap(({ event }) => takenBy(event).map((one) => [transitionId(one), event])),
  )
})

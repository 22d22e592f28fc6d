import { abouts } from 'virtual:charts'
import type { AnyActor } from 'xstate'

import { eventName } from '#devtools/actors/event-name.ts'
import { lastStepOf } from '#devtools/actors/observe-actors.ts'
import { pageClock } from '#devtools/actors/page-clock.ts'
import { statusLine } from '#devtools/inspector/explain/state-line.ts'
import { awaitedBy } from '#devtools/inspector/explain/awaited-by.ts'
import { roundedJson } from '#devtools/inspector/explain/values.ts'
import { actorsHere, findActor, isPrivate, sendersOf, snapshotOf } from './actors.ts'
import { type Answer, textField } from './answer.ts'
import { changes, foreseenText } from './events.ts'
import { variantsNow } from './variants.ts'

const pageNow = () => ({ title: document.title, address: location.href.replace(/\?[^#]*/, '') })

/** Every actor in a line; each machine's description, and the events that a visitor can send it. */
const all = (): Answer => {
  const machines = actorsHere().map(({ actor, chart }) => ({
    machine: actor.id,
    chart,
    state: statusLine(snapshotOf(actor)),
  }))
  const charts = [...new Set(machines.map(({ chart }) => chart))].map((chart) => {
    const { visitor } = sendersOf(chart)
    return [chart, { about: abouts[chart], ...(visitor.length > 0 && { events: visitor }) }]
  })
  return { ok: true, page: pageNow(), machines, charts: Object.fromEntries(charts) }
}

/** The milliseconds that are left of the delays that run. */
const timersOf = (actor: AnyActor) =>
  (lastStepOf(actor)?.timers ?? []).map(({ event, due }) => ({
    event: eventName(event, snapshotOf(actor).machine),
    left: Math.max(0, Math.round(due - pageClock.now())),
  }))

const one = (actor: AnyActor, chart: string): Answer => {
  const snapshot = snapshotOf(actor)
  const own = { ok: true as const, machine: actor.id, chart, about: abouts[chart] }
  const state = statusLine(snapshot)
  if (isPrivate(chart)) return { ...own, state, private: 'it holds what the visitor types' }
  const { visitor } = sendersOf(chart)
  const events = visitor.map((type) => {
    const variants = variantsNow(snapshot, type)
    const event = variants.find((each) => changes(snapshot, each)) ?? variants[0] ?? { type }
    return { event, would: foreseenText(snapshot, event) }
  })
  const { word, names } = awaitedBy(snapshot)
  const data: unknown = JSON.parse(roundedJson(snapshot.context))
  return { ...own, state, data, [word]: names, timers: timersOf(actor), events }
}

/**
 * The states of the page's machines: all of them, or one with its data and the effect of each
 * event.
 */
export const pageState = (input: unknown): Answer => {
  const name = textField(input, 'machine')
  if (name === undefined) return all()
  const { actor, chart } = findActor(name)
  return one(actor, chart)
}

/** What an agent is told that an event would do is what the live actor then does. */
import { expect, it, onTestFinished, vi } from 'vitest'
import { type AnyActor, type AnyMachineSnapshot, createActor, SimulatedClock } from 'xstate'

import { agentMachine } from '#machines/agent.machine.ts'
import { catalogue, type CatalogueEntry } from '#machines/catalogue.ts'

import { recentSteps } from '#devtools/actors/observe-actors.ts'
import type { Step } from '#devtools/actors/step.ts'
import { run } from '#devtools/agent/run.ts'
import { isAtRest } from '#devtools/agent/variants.ts'
import { previewBudget } from '#devtools/inspector/explain/budget.ts'
import { NOT_FORESEEN } from '#devtools/inspector/explain/foresee.ts'
import { statusLine } from '#devtools/inspector/explain/state-line.ts'
import { valueText } from '#devtools/inspector/explain/values.ts'
import { added } from '../added-machines.ts'
import { createWaitingActor } from '../waiting-actors.ts'
import { onPage } from './page-actor.ts'

const agent = createActor(agentMachine, { input: { choice: 'on' } })
const { signal } = new AbortController()

const unused = () => {
  throw new Error('No page is asked for here.')
}
const site = { pathAt: unused, isDocument: unused, isCopy: unused, loadPalette: unused }
const call = { agent, site, signal }

const wouldOf = (machine: string, event: unknown) =>
  run('page_would', call, { machine, event }) as Promise<Record<string, unknown>>

const entries: readonly CatalogueEntry[] = catalogue

const actorsOf = ({ machine, inputs }: CatalogueEntry): AnyActor[] =>
  inputs.map((input, index) =>
    createWaitingActor(machine, { input, id: `part ${index}`, clock: new SimulatedClock() }),
  )

// What is found by `system.get` is another actor there.
const known = added.filter(({ id }) => id !== 'system')

it.each([...entries.filter(({ isPrivate }) => !isPrivate), ...known])(
  'page_would of each sample of $id says what is done then, from state to state',
  async (entry) => {
    const { events } = entry
    for (const actor of actorsOf(entry).map((one) => onPage(one)))
      for (const event of [...events, ...events.toReversed()]) {
        const before = actor.getSnapshot() as AnyMachineSnapshot
        // Sent at once: while an answer is awaited, a promise may lead the machine elsewhere.
        const answering = wouldOf(actor.id, event)
        if (before.status === 'active') actor.send(event)
        const answer = await answering
        if (before.status !== 'active') continue
        const isOwn = (step: Step) => step.actor === actor && step.event === event
        const { actions, ...step } = recentSteps().findLast(isOwn)!
        const after = step.after as AnyMachineSnapshot
        expect(answer).toMatchObject({ ok: true, state: statusLine(before) })
        const hasChanged =
          valueText([after.value, after.context]) !== valueText([before.value, before.context])
        const says = answer['changes'] === true
        const isForeseen = !String(answer['would']).startsWith(NOT_FORESEEN)
        expect(says || !hasChanged || !isForeseen).toBe(true)
        expect(!says || after !== before || actions.length > 0).toBe(true)
        const [, entered = ''] = /^→\u00A0([^·]*)/.exec(String(answer['would'])) ?? []
        expect(statusLine(after)).toContain(entered.trim())
        const isOfVisitor = entry.visitor.includes(event.type)
        expect(answer['mayBeSent']).toBe(isOfVisitor && answer['changes'] === true)
      }
  },
)

it('of what a visitor types nothing is told', async () => {
  const hidden = entries.filter(({ isPrivate }) => isPrivate)
  expect(hidden.map(({ id }) => id)).toContain('palette')
  for (const entry of hidden) {
    const [actor] = actorsOf(entry)
    onPage(actor!)
    for (const event of entry.events)
      expect(await wouldOf(actor!.id, event)).toMatchObject({ ok: false })
    const state = await run('page_state', call, { machine: actor!.id })
    expect(state).not.toHaveProperty('data')
  }
})

it('a refusal quotes no more than the beginning of what was asked', async () => {
  const machine = 'machine '.repeat(100_000)
  const { because } = (await run('page_state', call, { machine })) as { because?: string }
  expect(because).toMatch(/^machine machine/)
  expect(because!.length).toBeLessThan(1000)
})

it('an agent is told the truth also while an open panel has no time left for previews', async () => {
  vi.spyOn(previewBudget, 'spend').mockImplementation(() => undefined)
  onTestFinished(() => void vi.restoreAllMocks())
  const entry = entries.find(({ id }) => id === 'carousel')!
  const [actor] = actorsOf(entry)
  onPage(actor!)
  // The sample of its event is refused now.
  const sample = { type: 'slide.select', index: 2 }
  actor!.send(sample)
  actor!.send({ type: 'timeline.done' })
  const { events } = await run('page_state', call, { machine: actor!.id })
  const event = { type: 'slide.select', index: expect.any(Number) }
  expect(events).toContainEqual({ event, would: expect.stringContaining('moving') })
  actor!.send({ type: 'slide.next' })
  expect(isAtRest(actor!.getSnapshot() as AnyMachineSnapshot)).toBe(false)
  actor!.send({ type: 'timeline.done' })
  expect(isAtRest(actor!.getSnapshot() as AnyMachineSnapshot)).toBe(true)
})

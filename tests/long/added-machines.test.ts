/** Whatever machine somebody adds, its page is walked through by hand, and says at each step what the machine does. */
import { afterAll, beforeAll } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'

import type { CatalogueEntry } from '#machines/catalogue-entry.ts'

import { eventName } from '#devtools/actors/event-name.ts'
import { offersFor } from '#devtools/inspector/explain/offers.ts'
import { statusLine } from '#devtools/inspector/explain/state-line.ts'
import { createSimulation } from '#devtools/inspector/simulator/simulation.ts'
import { added, addedFiles } from '../added-machines.ts'
import { buildSite } from '../release/build-site.ts'
import { expect } from '../site/expect.ts'
import { inspectorOn, pageOf } from '../site/inspector-page.ts'
import { test } from '../site/site.ts'

/** So many events are sent on each page. */
const EVENTS = 14

let site: Awaited<ReturnType<typeof buildSite>>
beforeAll(async () => {
  site = await buildSite({ files: addedFiles() })
}, 300_000)
afterAll(() => site.stop())

/** The simulator of a machine as its page should be, and which event is to be sent next. */
const follow = ({ machine, input, events, values }: CatalogueEntry) => {
  const simulation = createSimulation(machine, { input })
  const sent: string[] = []
  const now = () => simulation.steps().at(-1)!.after as AnyMachineSnapshot
  const offers = () => offersFor(now(), { events, values }, true).map(({ event }) => event)
  return {
    sent,
    now,
    offers,
    coverage: () => simulation.coverage!().text,
    restart: () => simulation.restart({ input }),
    /** What has not been sent yet, or else by turns. @returns its place in the list */
    send: () => {
      const types = offers().map(({ type }) => type)
      const fresh = types.findIndex((type) => !sent.includes(type))
      const place = fresh < 0 ? sent.length % types.length : fresh
      const event = offers()[place]!
      sent.push(event.type)
      simulation.send(simulation.roots()[0]!, event)
      return place
    },
  }
}

/** An actor without an id is called by the count of those that were made before. */
const withoutCount = (name: string) => name.replace(/x:\d+/, 'x')

test('each kind of machine is walked through on its page', async ({ visit }) => {
  const { page, said } = await visit(site.url)
  const { status, report, button, tab } = inspectorOn(page)
  const rows = page.locator('li.ins-event > .ins-button')
  for (const entry of added) {
    const { machine, id } = entry
    const expected = follow(entry)
    await page.goto(new URL(pageOf(id), site.url).href)
    await tab('events').click()
    for (let at = 0; at < EVENTS; at += 1) {
      await expect(status, id).toContainText(statusLine(expected.now()))
      await expect(report).toHaveText(expected.coverage())
      if (expected.now().status === 'active') {
        const names = expected.offers().map((event) => withoutCount(eventName(event, machine)))
        const shown = async () => (await rows.allTextContents()).map(withoutCount)
        await expect.poll(shown).toEqual(names)
        await rows.nth(expected.send()).click()
      } else {
        await button('Start anew').click()
        expected.restart()
      }
    }
    for (const src of ['promise', 'callback', 'observable', 'child'])
      if (id === `invokes-${src}`)
        for (const telling of ['done.actor', 'error.actor', 'snapshot'])
          expect(expected.sent, id).toContain(`xstate.${telling}.0.${id}.loading`)
    if (id === 'asking' || id === 'provided')
      for (const telling of ['done', 'error'])
        expect(expected.sent, id).toContain(`xstate.${telling}.actor.0.${id}.busy`)
    await tab('log').click()
    await expect(page.locator('.ins-entry').last()).toBeVisible()
    await tab('snapshot').click()
    await expect(page.locator('.ins-sheet > pre')).toContainText('"state"')
    expect(said, id).toEqual([])
  }
})

/** What an agent in the visitor's browser waits for, where that has WebMCP. */
import type { Page } from 'playwright'

import { moveTrack } from '#site/components/carousel/carousel.motion.ts'

import type { Bench } from '../figures.ts'
import { median, repeat } from '../lib/numbers.ts'
import { THROTTLE, openPage } from '../lib/open-page.ts'

const RUNS = 15
/** So spelled: Playwright looks for it. */
const FLAGS = ['--enable-features=WebMCP']

interface ModelContext {
  getTools: () => Promise<{ name: string }[]>
  executeTool: (tool: { name: string }, input: object) => Promise<string>
}

/** Has the page note how long its last movement took, from when it was asked for, as any press has it. */
const noteMovements = (page: Page) =>
  page.evaluate(() => {
    const { prototype } = Element
    const animate: Element['animate'] = Reflect.get(prototype, 'animate')
    prototype.animate = function noted(this: Element, ...given) {
      const begun = performance.now()
      const animation = animate.apply(this, given)
      animation.addEventListener('finish', () => {
        document.body.dataset['moved'] = String(performance.now() - begun)
      })
      return animation
    }
  })

/** Calls a tool as a script of the page: no connection takes part in the time. */
const timeCall = (page: Page, name: string, input: object) =>
  page.evaluate(
    async ({ asked, given }) => {
      const { modelContext } = document as unknown as { modelContext: ModelContext }
      const tool = (await modelContext.getTools()).find((one) => one.name === asked)
      if (!tool) throw new Error(`There is no tool ${asked}.`)
      const begun = performance.now()
      const answer = await modelContext.executeTool(tool, given)
      const ms = performance.now() - begun
      const { ok, settled } = JSON.parse(answer) as { ok: boolean; settled?: boolean }
      return { ms, isDone: ok && settled !== false, moved: Number(document.body.dataset['moved']) }
    },
    { asked: name, given: input },
  )

const NEXT = { machine: 'showcase', event: { type: 'slide.next' } }

export default async function agents({ url, report }: Bench) {
  await openPage(url, { flags: FLAGS }, async ({ page, session }) => {
    await page.locator('#showcase').scrollIntoViewIfNeeded()
    await noteMovements(page)
    const calls = async (name: string, input: object) => {
      // The first one loads the code.
      await timeCall(page, name, input)
      const all = await repeat(RUNS, () => timeCall(page, name, input))
      if (all.some(({ isDone }) => !isDone)) throw new Error(`${name} was refused.`)
      console.log(' ', name.padEnd(12), ...all.map(({ ms }) => Math.round(ms)))
      return all
    }
    const times = async (input: object) =>
      median((await calls('page_state', input)).map(({ ms }) => ms))
    report('agentState', await times({}), 'all')
    report('agentState', await times({ machine: 'showcase' }), 'one')
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
    const written = moveTrack({ x: 0 }, 'step').duration() * 1000
    const sent = await calls('page_send', NEXT)
    report('agentSend', median(sent.map(({ ms }) => ms)) - written, 'as written')
    report('agentSend', median(sent.map(({ ms, moved }) => ms - moved)), 'as played')
  })
}

/** Tools of agents where pages come and go, and with any input. */
import * as fc from 'fast-check'
import type { Page } from 'playwright'

import { pages } from '#content/pages'

import { ask, toolsOf } from '../site/agent-calls.ts'
import { expect } from '../site/expect.ts'
import { inspectorOn } from '../site/inspector-page.ts'
import { test } from '../site/site.ts'

/** Through the browser's own door, which leaves the page's activation alone and sees a page that leaves. */
const invoke = async (page: Page, toolName: string, input: object) => {
  const session = await page.context().newCDPSession(page)
  const send = session.send.bind(session) as (name: string, given?: object) => Promise<unknown>
  await send('WebMCP.enable')
  const { frameTree } = (await send('Page.getFrameTree')) as {
    frameTree: { frame: { id: string } }
  }
  const response = new Promise<{ status: string; output?: unknown }>((resolve) =>
    session.on('WebMCP.toolResponded' as never, resolve as never),
  )
  await send('WebMCP.invokeTool', { frameId: frameTree.frame.id, toolName, input })
  return response
}

const machines = ['showcase', 'menu', 'navigation', 'theme', 'motion', 'agent', 'palette', 'nobody']
const types = [
  'slide.next',
  'slide.select',
  'menu.toggle',
  'theme.choose',
  'timeline.done',
  'copy.press',
  'agents.choose',
]

const event = fc.oneof(
  fc.jsonValue(),
  fc.record({ type: fc.constantFrom(...types), index: fc.jsonValue(), choice: fc.jsonValue() }),
)

const input = fc.oneof(
  fc.dictionary(fc.string(), fc.jsonValue()),
  fc.record(
    {
      machine: fc.oneof(fc.constantFrom(...machines), fc.jsonValue()),
      event,
      path: fc.oneof(fc.webUrl(), fc.jsonValue()),
      command: fc.jsonValue(),
      section: fc.jsonValue(),
      technology: fc.jsonValue(),
      project: fc.jsonValue(),
    },
    { requiredKeys: [] },
  ),
)

test('whatever a tool is given, it answers with an object, and harms nothing', async ({
  visit,
}) => {
  const { page, said, foreign } = await visit('/', { agents: true })
  await toolsOf(page)
  const names = (await page.webmcp.tools()).map(({ name }) => name)
  const calls = fc.tuple(fc.constantFrom(...names), input)
  await fc.assert(
    fc.asyncProperty(calls, async ([tool, given]) => {
      const answer = await ask(page, tool, given)
      expect(typeof answer.ok).toBe('boolean')
      if (!answer.ok) expect(answer['because']).toEqual(expect.stringMatching(/\S/))
    }),
    { numRuns: 300, seed: 67 },
  )
  const { machines: all } = await ask(page, 'page_state')
  expect(JSON.stringify(all)).not.toContain('in error')
  expect(foreign).toEqual([])
  expect(said).toEqual([])
})

test('tools outlive a change of page; calls come one after another', async ({ visit }) => {
  const { page, said } = await visit('/', { agents: true, moves: true })
  await toolsOf(page)
  const answers = await Promise.all([
    ask(page, 'open_page', { path: '/projects' }),
    ask(page, 'page_state'),
    ask(page, 'open_page', { path: '/' }),
    ask(page, 'page_state', { machine: 'showcase' }),
  ])
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true])
  expect(answers[1]['page']).toMatchObject({ address: expect.stringMatching(/projects$/) })
  expect(said).toEqual([])
})

/** As in a page that is drawn beforehand. */
const keepPending = (page: Page) =>
  page.addInitScript(() => {
    const { prototype } = (window as unknown as { ModelContext: { prototype: object } })
      .ModelContext
    const register = Reflect.get(prototype, 'registerTool') as (...given: unknown[]) => unknown
    Reflect.set(prototype, 'registerTool', function pending(this: object, ...given: unknown[]) {
      void register.apply(this, given)
      return new Promise(() => {})
    })
  })

test('nothing waits for the registration, which stays pending in a page drawn beforehand', async ({
  visit,
}) => {
  const { page, said } = await visit('/', { agents: true, prepare: keepPending })
  await toolsOf(page)
  expect(await ask(page, 'open_page', { path: '/about' })).toMatchObject({ ok: true })
  expect(said).toEqual([])
})

test('in a page that is frozen a call is answered at once', async ({ visit }) => {
  const { page } = await visit('/?inspect=showcase', { agents: true, moves: true })
  await toolsOf(page)
  const { panel, button } = inspectorOn(page)
  await panel.waitFor()
  await button('Freeze the page').click()
  const next = { type: 'slide.next' }
  const sent = await ask(page, 'page_send', { machine: 'showcase', event: next })
  expect(sent).toMatchObject({ sent: true, settled: false, because: 'the page is frozen' })
})

test('in a page that is hidden a call is answered at once', async ({ visit }) => {
  const { page } = await visit('/', { agents: true, moves: true })
  await toolsOf(page)
  await ask(page, 'page_state')
  await page.locator('#showcase').scrollIntoViewIfNeeded()
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })
  })
  const begun = performance.now()
  const hidden = await ask(page, 'page_send', {
    machine: 'showcase',
    event: { type: 'slide.next' },
  })
  expect(hidden).toMatchObject({
    ok: true,
    sent: true,
    settled: false,
    because: 'the page is hidden',
  })
  expect(performance.now() - begun).toBeLessThan(1000)
})

/** As a visitor who follows a link of the header, wherever it is. */
const follow = (page: Page, { path }: { path: string }) =>
  page.locator(`header nav a[href$="${path}"]`).first().dispatchEvent('click')

test('a visitor who leaves meanwhile is not waited for, and the agent is told', async ({
  visit,
}) => {
  const { page, said } = await visit('/', { agents: true, moves: true })
  await toolsOf(page)
  await page.locator('#showcase').scrollIntoViewIfNeeded()
  await ask(page, 'page_state')
  const next = { type: 'slide.next' }
  const sent = ask(page, 'page_send', { machine: 'showcase', event: next })
  const track = page.locator('#showcase .carousel-track')
  await expect
    .poll(() => track.evaluate((element) => element.getAnimations().length))
    .toBeGreaterThan(0)
  await follow(page, pages.about)
  expect(await sent).toMatchObject({
    sent: true,
    settled: false,
    because: 'showcase has left the page',
  })

  const code = '**/assets/projects-*.js'
  // It does not come.
  await page.route(code, () => {})
  const isAskedFor = page.waitForRequest(code)
  const opened = ask(page, 'open_page', { path: pages.projects.path })
  await isAskedFor
  await follow(page, pages.home)
  expect(await opened).toMatchObject({
    ok: false,
    because: 'the visitor has gone to another page',
    address: page.url(),
  })
  expect(said).toEqual([])
})

test('a document of its own is opened once the call is answered', async ({ visit }) => {
  const { page } = await visit('/', { agents: true })
  await toolsOf(page)
  const { status, output } = await invoke(page, 'open_page', { path: '/machines/carousel' })
  expect(status).toBe('Completed')
  expect(output).toMatchObject({ ok: true, opens: expect.stringMatching(/machines\/carousel$/) })
  await expect(page).toHaveURL(/machines\/carousel$/)
  await toolsOf(page)
  expect(await ask(page, 'open_page', { path: '/' })).toMatchObject({ ok: true })
  await expect(page).toHaveURL(/\/$/)
})

/** What an agent in the visitor's browser reads and does (WebMCP), and what it is told instead. */
import type { Page } from 'playwright'

import { identity } from '#content/identity'
import { projects } from '#content/projects'
import { agents, palette, ui } from '#content-model/schema/ui.ts'

import { ask, toolNames, toolsOf } from './agent-calls.ts'
import { active, call, field } from './controls.ts'
import { expect, PATIENCE } from './expect.ts'
import { readBuilt, test } from './site.ts'

const send = (page: Page, machine: string, event: object) =>
  ask(page, 'page_send', { machine, event })

test('its tools are there once the page is loaded, in few words; the code of what they do is not', async ({
  visit,
}) => {
  const { page, requests, said } = await visit('/', { agents: true })
  const tools = await toolsOf(page)
  expect(tools.map(({ name }) => name).toSorted()).toEqual(toolNames)
  expect(JSON.stringify(tools).length).toBeLessThanOrEqual(2500)
  expect(requests.filter((url) => /inspector-core|tools/.test(url))).toEqual([])
  await ask(page, 'page_state')
  expect(requests.filter((url) => /tools/.test(url))).not.toEqual([])
  expect(said).toEqual([])
})

test('where the browser has no such thing, no request is made', async ({ visit }) => {
  const { page, requests } = await visit('/')
  // The movements come when the page is idle, like tools would.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await call(page)
  await expect(page.getByRole('option', { name: palette.agents.label })).toHaveCount(0)
  expect(requests.filter((url) => /agent/.test(url))).toEqual([])
})

test('an agent is told what each part does, and moves one as a press would', async ({ visit }) => {
  const { page } = await visit('/', { agents: true, moves: true })
  await toolsOf(page)
  await page.locator('#showcase').scrollIntoViewIfNeeded()
  const all = await ask(page, 'page_state')
  expect(all['machines']).toContainEqual(expect.objectContaining({ machine: 'showcase' }))
  const showcase = await ask(page, 'page_state', { machine: 'showcase' })
  expect(showcase).toMatchObject({ ok: true, data: { count: expect.any(Number) } })
  expect(showcase['events']).toContainEqual({
    event: { type: 'slide.next' },
    would: expect.stringContaining('moving'),
  })
  const sent = await send(page, 'showcase', { type: 'slide.next' })
  expect(sent).toMatchObject({ ok: true, sent: true, settled: true })
  expect(sent['after']).toContain('track.resting')
  expect(sent['steps']).toContainEqual(expect.objectContaining({ name: 'timeline.done' }))
  await expect(page.getByText(`${agents.changed}${ui.colon} showcase`)).toBeAttached()
})

test('an answer of the FAQ has come to rest when it is open', async ({ visit }) => {
  const { page } = await visit('/about', { agents: true, moves: true })
  await toolsOf(page)
  const { data } = await ask(page, 'page_state', { machine: 'faq' })
  const [id] = (data as { ids: string[] }).ids
  const event = { type: 'item.toggle', id }
  const sent = await ask(page, 'page_send', { machine: 'faq', event })
  expect(sent).toMatchObject({ ok: true, settled: true, after: 'open' })
  expect(sent['steps']).toContainEqual(expect.objectContaining({ name: 'timeline.done' }))
  expect(JSON.stringify(sent)).not.toContain('ignored')
})

test('what is refused is refused by a guard, with its values, and nothing moves', async ({
  visit,
}) => {
  const { page, said } = await visit('/', { agents: true })
  await toolsOf(page)
  const event = { type: 'slide.select', index: 9 }
  const would = await ask(page, 'page_would', { machine: 'showcase', event })
  expect(would).toMatchObject({ ok: true, changes: false, mayBeSent: false })
  const refused = await send(page, 'showcase', event)
  expect(refused).toMatchObject({ ok: false, sent: false })
  expect(refused['because']).toMatch(/isAnotherSlide: no; index 9, count 3/)
  const others: [string, object, RegExp][] = [
    ['showcase', { type: 'timeline.done' }, /only the page itself/],
    ['showcase', { type: 'slide.select', index: '1' }, /index of slide.select is a whole number/],
    ['showcase', { type: 'slide.next', isAutomatic: true }, /has no isAutomatic/],
    ['showcase', { type: 'slide.burn' }, /has no event slide.burn/],
    ['navigation', { type: 'link.followed', to: '/about' }, /only the visitor's own hand/],
    ['nobody', { type: 'slide.next' }, /is not on this page/],
  ]
  for (const [machine, wrong, because] of others)
    expect((await send(page, machine, wrong))['because']).toMatch(because)
  expect(said).toEqual([])
})

test('pages of the site are shown; a link elsewhere is pointed at, and not followed', async ({
  visit,
}) => {
  const { page, foreign } = await visit('/', { agents: true })
  await toolsOf(page)
  const opened = await ask(page, 'open_page', { path: '/about#faq' })
  expect(opened).toMatchObject({ ok: true, settled: true, title: await page.title() })
  await expect(page).toHaveURL(/\/about#faq$/)
  const shown = await ask(page, 'open_page', { path: `mailto:${identity.email}` })
  expect(shown).toMatchObject({ ok: false, shown: true })
  const link = page.locator(`a[href="mailto:${identity.email}"]:focus`)
  await expect(link).toBeInViewport({ ratio: 1 })
  await expect(link).toHaveCSS('outline-style', 'solid')
  const wrong = await ask(page, 'open_page', { path: '/nowhere' })
  expect(wrong).toMatchObject({ ok: false, because: expect.stringContaining('no such page') })
  expect(foreign).toEqual([])
})

test('facts are found by technology, each with the page that shows it', async ({ visit }) => {
  const { page, foreign } = await visit('/', { agents: true })
  await toolsOf(page)
  const [project] = projects
  const technology = project!.techStack!.split(', ')[0]!
  const found = await ask(page, 'read_projects', { technology })
  const { address } = (found['projects'] as { address: string }[])[0]!
  expect(found['projects']).toMatchObject([{ title: project!.title }])
  const opened = await ask(page, 'open_page', { path: address })
  expect(opened).toMatchObject({ ok: true, h1: project!.title })
  const named = await ask(page, 'read_projects', { project: project!.title })
  const { markdown } = (named['projects'] as { markdown: string }[])[0]!
  expect(new URL(markdown).pathname).toBe(`${new URL(address).pathname}.md`)
  const text = readBuilt(new URL(markdown).pathname.slice(1))
  expect(named['projects']).toMatchObject([{ title: project!.title, page: text }])
  const none = await ask(page, 'read_projects', { technology: 'Fortran' })
  expect(none).toMatchObject({ ok: true, projects: [], because: 'no project names Fortran' })
  const resume = await ask(page, 'read_resume')
  expect(resume).toMatchObject({ ok: true, basics: { name: identity.name, email: identity.email } })
  for (const section of resume['sections'] as string[]) {
    const part = await ask(page, 'read_resume', { section })
    expect(part).toMatchObject({ ok: true, address: expect.stringMatching(/^http/) })
  }
  expect(foreign).toEqual([])
})

test('what copies or downloads is shown in the palette; what was typed there is told nobody', async ({
  visit,
}) => {
  const { page } = await visit('/', { agents: true })
  await toolsOf(page)
  let downloads = 0
  page.on('download', () => (downloads += 1))
  const cv = await ask(page, 'run_command', { command: 'cv' })
  expect(cv).toMatchObject({ ok: false, shown: true })
  await expect(active(page)).toContainText(ui.navigation.cv)
  await field(page).fill('a secret')
  for (const answer of [
    await ask(page, 'page_state', { machine: 'palette' }),
    await ask(page, 'page_state'),
    await ask(page, 'page_would', { machine: 'palette', event: { type: 'option.choose' } }),
    await send(page, 'palette', { type: 'option.choose' }),
  ])
    expect(JSON.stringify(answer)).not.toContain('secret')
  const theme = await ask(page, 'run_command', { command: 'theme light' })
  expect(theme).toMatchObject({ ok: true })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  expect(downloads).toBe(0)
})

test('the palette switches agents off for this visit, or for good, also in the middle of a call', async ({
  visit,
}) => {
  const { page, said } = await visit('/', { agents: true })
  await toolsOf(page)
  const { label, visit: visitOnly, off, on } = palette.agents
  const choose = async (words: string) => {
    await call(page)
    await field(page).fill(words)
    await page.keyboard.press('Enter')
  }
  await ask(page, 'page_state')
  // The page that it asks for does not come.
  await page.route('**/assets/projects-*.js', () => {})
  const pending = ask(page, 'open_page', { path: '/projects' })
  await expect(page.getByText(ui.wait.short).first()).toBeAttached()
  await choose(visitOnly)
  expect(await pending).toMatchObject({
    settled: false,
    because: 'the visitor has switched agents off',
  })
  await expect(async () => expect(await page.webmcp.tools()).toEqual([])).toPass(PATIENCE)
  await page.keyboard.press('Escape')
  await page.reload()
  await choose(`${label}${ui.colon} ${on}`)
  await toolsOf(page)
  await choose(off)
  await expect(async () => expect(await page.webmcp.tools()).toEqual([])).toPass(PATIENCE)
  expect(said).toEqual([])
})

test('with X held, the agent stands at the pip, and its token runs to the part', async ({
  visit,
}) => {
  const { page } = await visit('/', { agents: true, moves: true })
  await toolsOf(page)
  await page.locator('#showcase').scrollIntoViewIfNeeded()
  await page.keyboard.down('x')
  await expect(page.locator('.inside-outline[data-part="agent"]')).toBeAttached()
  const tokens = page.evaluate(() => {
    const seen: string[] = []
    return new Promise<string[]>((resolve) => {
      new MutationObserver(() => {
        for (const { textContent } of document.querySelectorAll('.inside-token'))
          if (!seen.includes(textContent)) seen.push(textContent)
        if (seen.includes('slide.previous') && seen.some((text) => text.startsWith('call.refused')))
          resolve(seen)
      }).observe(document.querySelector('.see-inside')!, { childList: true })
    })
  })
  await send(page, 'showcase', { type: 'slide.previous' })
  await send(page, 'showcase', { type: 'timeline.done' })
  expect(await tokens).toContain('event.passed showcase')
  await page.keyboard.up('x')
})

/** The dev server renders pages, shows what is saved at once, and a mistake until it is mended. */
import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'

import { hero } from '#content/hero'
import { identity } from '#content/identity'

import { hero as sample } from '#content-model/sample/hero.ts'
import { hero as skeleton } from '#content-model/schema/skeleton/hero.ts'
import { copyProject } from '../project-copy.ts'
import { ask, toolNames, toolsOf } from '../site/agent-calls.ts'
import { openBrowser } from '../site/browser.ts'

const SKILLS = 'src/content/skills.ts'
const SHOWCASE = 'src/content/showcase.ts'
const TIMEOUT_MS = 60_000

/** The dev server of a copy of the site, and what it says in its terminal. */
const startServer = async ({ isSample = false } = {}) => {
  const project = await copyProject()
  if (isSample) await rm(join(project.folder, 'src/content'), { recursive: true })
  const server = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', '--port', '0', '--host', '127.0.0.1'],
    { cwd: project.folder, env: { ...process.env, VITEST: '', NODE_ENV: 'development' } },
  )
  let said = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text: Buffer) => {
      said += stripVTControlCharacters(String(text))
    })
  const stop = async () => {
    server.kill()
    await project.remove()
  }
  const addressIn = () => /http:\/\/127\.0\.0\.1:\d+\//.exec(said)?.[0]
  const address = await vi.waitUntil(addressIn, { timeout: TIMEOUT_MS })
  return { ...project, address, terminal: () => said, stop }
}

let site: Awaited<ReturnType<typeof startServer>>
let page: Page
const faults: string[] = []
beforeAll(async () => {
  site = await startServer()
  page = await (await openBrowser()).newPage()
  page.setDefaultTimeout(TIMEOUT_MS)
  // On the first visit Vite bundles packages, and answers 504 to those it has to bundle again.
  await page.goto(`${site.address}projects/tide-table`, { waitUntil: 'networkidle' })
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  page.on('response', (answer) => {
    if (!answer.ok() && answer.status() !== 304) faults.push(`${answer.status()} ${answer.url()}`)
  })
}, 2 * TIMEOUT_MS)
afterAll(() => Promise.all([site.stop(), page.close()]))

const options = { timeout: 4 * TIMEOUT_MS }

// First: once a worker has drawn the scene that says the city, an edit of the identity loads pages anew.
test(
  'an edit of a case study, or of words of every page, is shown without a load',
  options,
  async () => {
    await page.evaluate(() => Object.assign(window, { loadedOnce: true }))
    const words = page.getByText('The wind moves the water')
    await words.scrollIntoViewIfNeeded()
    const top = () => page.evaluate(() => scrollY)
    const before = await top()
    await site.edit('src/content/projects/tide-table.mdx', (text) =>
      text.replace('The wind moves', 'The moon moves'),
    )
    await page.getByText('The moon moves the water').waitFor()
    await site.edit('src/content/identity.ts', (text) =>
      text.replaceAll(identity.name, 'Maren Tide'),
    )
    await page.getByText('Maren Tide').first().waitFor()
    expect(await page.evaluate(() => 'loadedOnce' in window)).toBe(true)
    expect(await top()).toBe(before)
  },
)

test('an edit of a movement or a word is shown without a load', options, async () => {
  const html = await (await fetch(site.address)).text()
  expect(html).toContain(hero.emphasis)
  expect(html).toMatch(/<script>(?:(?!<\/script>)[^])*\.theme = /)

  await page.goto(site.address)
  const words = page.locator('[data-enters=enterHero]')
  await page.locator('[data-enters=enterHero][data-entrance=entered]').waitFor()
  await page.evaluate(() => Object.assign(window, { loadedOnce: true }))
  const durationNow = () =>
    words.evaluate((element) => {
      element.dataset['entrance'] = 'entering'
      return getComputedStyle(element).animationDuration
    })
  expect(await durationNow()).toBe('1s')
  await site.edit('src/site/components/hero/hero.motion.ts', (text) =>
    text.replace('hero: { duration: 1,', 'hero: { duration: 3,'),
  )
  await expect.poll(durationNow, { timeout: TIMEOUT_MS }).toBe('3s')
  const track = page.locator('#showcase .carousel-track')
  await track.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await site.edit('src/site/components/carousel/carousel.motion.ts', (text) =>
    text.replace('step: { duration: 0.5,', 'step: { duration: 5,'),
  )
  const movements = () =>
    track.evaluate((element) =>
      element.getAnimations().map(({ effect }) => effect?.getTiming().duration),
    )
  await expect.poll(movements, { timeout: TIMEOUT_MS }).toEqual([5000])
  await site.edit('src/content/hero.ts', (text) => text.replace(hero.emphasis, 'flow.'))
  await page.getByText('flow.').waitFor()
  // The showcase has its words and its pictures from what is made of the content.
  await site.edit('src/content/projects.ts', (text) => text.replace("'Tide Table'", "'Ebb Table'"))
  await page.getByText('Ebb Table').first().waitFor({ state: 'attached' })
  expect(await page.evaluate(() => 'loadedOnce' in window)).toBe(true)
  expect(faults).toEqual([])

  const still = page.locator('img[srcset*="/earth-dark-"]').first()
  const before = await still.getAttribute('srcset')
  await site.edit('src/site/scenes/earth.scene.ts', (text) =>
    text.replace(/^(export const still = )(.*)$/m, '$1$2 + 1'),
  )
  await expect.poll(() => still.getAttribute('srcset'), { timeout: TIMEOUT_MS }).not.toBe(before)
})

test(
  'where React mounts all twice, an agent finds each tool and each part once',
  options,
  async () => {
    const browser = await openBrowser(true)
    const visited = await browser.newPage()
    onTestFinished(() => visited.close())
    await visited.goto(site.address)
    const tools = await toolsOf(visited)
    expect(tools.map(({ name }) => name).toSorted()).toEqual(toolNames)
    const { machines } = await ask(visited, 'page_state')
    const names = (machines as { machine: string }[]).map(({ machine }) => machine)
    expect(names).toEqual(expect.arrayContaining(['agent', 'navigation', 'showcase']))
    expect(names).toEqual([...new Set(names)])
    // None of them is of the first mounting, which has ended.
    const event = { type: 'slide.next' }
    const sent = await ask(visited, 'page_send', { machine: 'showcase', event })
    expect(sent).toMatchObject({ ok: true, machine: 'showcase' })
  },
)

test('a mistake is shown in terminal and browser until it is mended', options, async () => {
  const overlay = page.locator('vite-error-overlay .message-body')
  const heading = page.getByRole('heading', { level: 1 })
  const expectInTerminal = async () =>
    expect.poll(site.terminal).toContain(await overlay.innerText())
  await heading.waitFor()

  await site.edit(SKILLS, (text) => text.replace(/icon: '(\w+)'/, "icon: '$1x'"))
  const words = 'is no icon: write a name that react-icons/si or react-icons/fa6 exports'
  await overlay.filter({ hasText: words }).waitFor()
  await expectInTerminal()
  await page.reload()
  await overlay.filter({ hasText: words }).waitFor()

  // Another change does not take it away, and a second mistake joins it.
  await site.edit(SHOWCASE, (text) => text.replace(/= \[.*\]/, '= [33]'))
  await overlay.filter({ hasText: 'entry 1 is 33, which is no project’s id' }).waitFor()
  expect(await overlay.innerText()).toContain(words)
  await site.edit(SHOWCASE, (text) => text.replace('= [33]', '= []'))

  // What is no TypeScript names its line, too.
  await site.edit(SKILLS, (text) => text.replace("x'", "'").replace('export const', 'export conts'))
  await overlay.filter({ hasText: /skills\.ts\s.*cannot be read: /s }).waitFor()
  await expectInTerminal()
  expect(site.terminal()).not.toMatch(/^\s+at /m)

  // The watcher may drop the second of two quick changes.
  await site.edit(SKILLS, (text) => text.replace('conts', 'cosnt'))
  await site.edit(SKILLS, (text) => text.replace('cosnt', 'const'))
  await overlay.waitFor({ state: 'detached' })
  await site.edit(SKILLS, (text) => text.replace('const', 'conts'))
  await overlay.waitFor()
  await site.edit(SKILLS, (text) => text.replace('conts', 'const'))
  await overlay.waitFor({ state: 'detached' })
  await heading.waitFor()
  expect(site.terminal()).toContain('The content has no errors any more.')
})

test('an imported résumé replaces the sample while the server runs', options, async () => {
  const fresh = await startServer({ isSample: true })
  onTestFinished(fresh.stop)
  const html = () => fetch(fresh.address).then((answer) => answer.text(), String)
  expect(await html()).toContain(sample.emphasis)
  await fresh.runImport()
  const htmlNow = async () => {
    // The watcher may begin after the first page.
    await fresh.edit('src/content/hero.ts', (text) => `${text}\n`)
    return html()
  }
  const everySecond = { timeout: TIMEOUT_MS, interval: 1000 }
  await expect.poll(htmlNow, everySecond).toContain(skeleton.emphasis)
})

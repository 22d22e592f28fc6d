import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

import { chromium } from 'playwright'
import { expect, onTestFinished, test, vi } from 'vitest'

import { findChromium, launchArguments } from '../chromium.ts'
import { copySample, WHOLE_SITE } from '../project-copy.ts'

const SKILLS = 'src/content/skills.ts'
const SHOWCASE = 'src/content/showcase.ts'
const TIMEOUT_MS = 60_000
const TEST_TIMEOUT_MS = 300_000

/** The dev server of a copy of the site, a test's own, and what it says in its terminal. */
const startServer = async () => {
  const project = await copySample(WHOLE_SITE)
  // The packages are shared: what another dev server has bundled of them would be replaced.
  await project.edit('vite.config.ts', (text) =>
    text.replace('optimizeDeps:', "cacheDir: '.cache/vite', optimizeDeps:"),
  )
  const { VITEST: _, ...env } = process.env
  const server = spawn(
    process.execPath,
    [join(project.folder, 'node_modules/vite/bin/vite.js'), '--port', '0', '--host', '127.0.0.1'],
    { cwd: project.folder, env: { ...env, NODE_ENV: 'development', CONTENT: '' } },
  )
  let said = ''
  const hear = (text: Buffer) => {
    said += stripVTControlCharacters(String(text))
  }
  server.stdout.on('data', hear)
  server.stderr.on('data', hear)
  const stop = async () => {
    server.kill()
    await project.remove()
  }
  onTestFinished(stop)
  const addressIn = () => /http:\/\/127\.0\.0\.1:\d+\//.exec(said)?.[0]
  const address = await vi.waitUntil(addressIn, { timeout: TIMEOUT_MS })
  return { ...project, address, terminal: () => said }
}

const openPage = async (address: string) => {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: launchArguments,
  })
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  page.setDefaultTimeout(TIMEOUT_MS)
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.goto(address)
  return { page, errors }
}

test(
  'a mistake made while developing is shown in terminal and browser until it is mended',
  { timeout: TEST_TIMEOUT_MS },
  async () => {
    const site = await startServer()
    const { page } = await openPage(site.address)
    const heading = page.getByRole('heading', { level: 1 })
    const overlay = page.locator('vite-error-overlay .message-body')
    await heading.waitFor()

    await site.edit(SKILLS, (text) => text.replace(/icon: '(\w+)'/, "icon: '$1x'"))
    const words = 'is no icon: write a name that react-icons/si or react-icons/fa6 exports'
    await overlay.filter({ hasText: words }).waitFor()
    await expect.poll(site.terminal).toContain(await overlay.innerText())

    await page.reload()
    await overlay.filter({ hasText: words }).waitFor()

    // Another change does not take it away, and a second mistake joins it.
    await site.edit(SHOWCASE, (text) => text.replace(/= \[.*\]/, '= [33]'))
    await overlay.filter({ hasText: 'entry 1 is 33, which is no project’s id' }).waitFor()
    expect(await overlay.innerText()).toContain(words)
    await expect.poll(site.terminal).toContain(await overlay.innerText())
    await site.edit(SHOWCASE, (text) => text.replace('= [33]', '= []'))

    // What is no TypeScript names its line, too.
    await site.edit(SKILLS, (text) =>
      text.replace("x'", "'").replace('export const', 'export conts'),
    )
    await overlay.filter({ hasText: /skills\.ts\s.*cannot be read: /s }).waitFor()
    await expect.poll(site.terminal).toContain(await overlay.innerText())
    expect(site.terminal()).not.toMatch(/^\s+at /m)

    await site.edit(SKILLS, (text) => text.replace('conts', 'const'))
    await overlay.waitFor({ state: 'detached' })
    await heading.waitFor()
  },
)

test(
  'an entrance that is retimed enters so at once, without loading the page anew',
  { timeout: TEST_TIMEOUT_MS },
  async () => {
    const site = await startServer()
    const { page, errors } = await openPage(site.address)
    const words = page.locator('[data-enters=hero]')
    await page.evaluate(() => Object.assign(window, { loadedOnce: true }))
    await page.locator('[data-enters=hero][data-entrance=entered]').waitFor()
    expect(errors).toEqual([])
    const { duration } = await words.evaluate((element) => {
      element.dataset['entrance'] = 'entering'
      return { duration: getComputedStyle(element).animationDuration }
    })
    expect(duration).toBe('1s')
    await site.edit('src/components/hero/hero.motion.ts', (text) =>
      text.replace('hero: { duration: 1,', 'hero: { duration: 3,'),
    )
    const durationNow = () =>
      words.evaluate((element) => getComputedStyle(element).animationDuration)
    await expect.poll(durationNow, { timeout: TIMEOUT_MS }).toBe('3s')
    expect(await page.evaluate(() => 'loadedOnce' in window)).toBe(true)
  },
)

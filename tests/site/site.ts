/** Opens pages of the built site as visitors with given wishes. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { BrowserContext, Page } from 'playwright'
import { inject, test as base } from 'vitest'

import { openBrowser } from './browser.ts'

interface Wishes {
  width?: number
  height?: number
  /** Pixels of the screen to a CSS pixel; 1 by default. */
  pixelRatio?: number
  javaScript?: boolean
  /**
   * Whether motion is welcome. Else the visitor wants less of it: frames that nobody looks at take
   * half of the processor's time of a visit.
   */
  moves?: boolean
  colorScheme?: 'dark' | 'light'
  /** Scripts that the network refuses, or that it never answers. */
  scripts?: 'arrive' | 'fail' | 'stall'
  /** The page's clock is paused until the test runs it. */
  frozen?: boolean
  /** What else is to be done to a page of its own before it is opened. */
  prepare?: (page: Page) => Promise<unknown>
  /** A browser that has none of the site's files yet, and that the test may change. */
  isFirst?: boolean
  /** Whether the page may have a service worker, which caches the site. */
  serviceWorker?: boolean
  /** A browser in which an agent may use the page (WebMCP). */
  agents?: boolean
  /** By default, until React answers the controls of the page, or as far as the page gets without it. */
  waitUntil?: 'hydrated' | 'load' | 'commit'
}

export interface Visit {
  page: Page
  status: number
  /** What was said on the console: errors, violations of the policy, but no hints. */
  said: string[]
  /** Addresses of all requests, in their order. */
  requests: string[]
  /** Those of them that went to another host. */
  foreign: string[]
}

const isAnswered = () => document.documentElement.dataset['script'] === 'here'

/** When all of a page answers. A page that nobody looks at has no frames to ask in. */
export const hydrated = async (page: Page) => {
  await page.waitForFunction(isAnswered, undefined, { polling: 20 })
  // React hydrates the sections in one task after another: one of the lowest priority follows the last.
  await page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }))
}

const watchPage = () => {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`policy: ${violatedDirective} blocked ${blockedURI}`)
  })
}

const SIZE = { width: 1280, height: 800 }

const openContext = async (wishes: Wishes): Promise<BrowserContext> => {
  const browser = await openBrowser(wishes.agents)
  const context = await browser.newContext({
    baseURL: inject('siteUrl'),
    viewport: { width: wishes.width ?? SIZE.width, height: wishes.height ?? SIZE.height },
    deviceScaleFactor: wishes.pixelRatio ?? 1,
    javaScriptEnabled: wishes.javaScript ?? true,
    ...mediaOf(wishes),
  })
  if (!wishes.serviceWorker)
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await context.addInitScript(watchPage)
  return context
}

/** Wishes for which a visit has a browser context of its own. */
const OF_ITS_OWN = ['frozen', 'isFirst', 'serviceWorker', 'pixelRatio', 'agents'] as const

/** Browsers that have the site's files and their compiled code, by what was asked of them. */
const shared = new Map<string, Promise<BrowserContext>>()

/** Pages of theirs that no test has now: a whole browser opens a window for each new one. */
const idle = new Map<string, Page>()

/** Pages that tests have only looked at, by their paths. */
const untouched = new Map<string, Visit>()
const isReused = (page: Page) =>
  [...idle.values(), ...[...untouched.values()].map((visit) => visit.page)].includes(page)

/** What the system says, to begin with. */
const mediaOf = ({ moves, colorScheme = 'dark' }: Wishes) =>
  ({ colorScheme, reducedMotion: moves ? 'no-preference' : 'reduce' }) as const

/** Leaves nothing of a test in its page, or in a browser that others use. */
const tidy = async (page: Page, wishes: Wishes) => {
  const context = page.context()
  const { origin } = new URL(inject('siteUrl'))
  const session = await context.newCDPSession(page)
  const storage = { origin, storageTypes: 'local_storage' }
  const others = context.pages().filter((open) => open !== page && !isReused(open))
  await Promise.all(others.map((open) => open.close()))
  // Scripts that are still loading, such as the inspector's, would write there again.
  await session.send('Emulation.setScriptExecutionDisabled', { value: true })
  await page.evaluate(() => sessionStorage.clear())
  for (const event of ['console', 'pageerror', 'request'] as const) page.removeAllListeners(event)
  await page.mouse.move(-1, -1)
  await page.goto('about:blank')
  await session.send('Emulation.setScriptExecutionDisabled', { value: wishes.javaScript === false })
  await session.send('Storage.clearDataForOrigin', storage)
  await session.send('Page.resetNavigationHistory')
  await session.detach()
  await page.unrouteAll()
  await page.emulateMedia({ media: null, forcedColors: null, contrast: null, ...mediaOf(wishes) })
  await context.clearPermissions()
}

/** Does to a page what changes it for good. */
const prepare = async (page: Page, { prepare: act, scripts }: Wishes) => {
  await act?.(page)
  if (scripts === 'fail') await page.route('**/*.js', (route) => route.abort())
  if (scripts === 'stall') await page.route('**/*.js', () => {})
  return page
}

/** A page for a visitor with the given wishes, and what is done with it after the test. */
const pageFor = async (wishes: Wishes) => {
  if (OF_ITS_OWN.some((wish) => wish in wishes)) {
    const context = await openContext(wishes)
    return { page: await prepare(await context.newPage(), wishes), leave: () => context.close() }
  }
  const { colorScheme = 'dark', javaScript = true, moves = false } = wishes
  const { width = SIZE.width, height = SIZE.height } = wishes
  const lasting = { colorScheme, javaScript, moves }
  const kind = JSON.stringify(lasting)
  if (!shared.has(kind)) shared.set(kind, openContext(lasting))
  const context = await shared.get(kind)!
  const isChanged = 'prepare' in wishes || 'scripts' in wishes
  const page = (isChanged ? undefined : idle.get(kind)) ?? (await context.newPage())
  if (isChanged) await prepare(page, wishes)
  else idle.delete(kind)
  await page.setViewportSize({ width, height })
  const leave = async () => {
    // With another page of the same browser.
    if (page.isClosed()) return
    await tidy(page, wishes)
    if (isChanged) await page.close()
    else idle.set(kind, page)
  }
  return { page, leave }
}

const record = (page: Page): Visit => {
  const visit: Visit = { page, status: 0, said: [], requests: [], foreign: [] }
  const { origin } = new URL(inject('siteUrl'))
  page.on('console', (message) => {
    // Chromium says so of every page that does not exist, ours included.
    const isOwnStatus = message.location().url === page.url() && message.text().includes('404')
    if (!isOwnStatus && !/^(?:info|verbose)$/.test(message.type()))
      visit.said.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => visit.said.push(`uncaught: ${error.message}`))
  page.on('request', (request) => {
    visit.requests.push(request.url())
    if (new URL(request.url()).origin !== origin) visit.foreign.push(request.url())
  })
  return visit
}

/** How far a page gets: while a script is awaited that never comes, it may not be loaded. */
const endOf = ({ javaScript = true, scripts = 'arrive' }: Wishes) => {
  if (scripts === 'stall') return 'commit'
  return javaScript && scripts === 'arrive' ? 'hydrated' : 'load'
}

const open = async (page: Page, path: string, wishes: Wishes): Promise<Visit> => {
  const visit = record(page)
  if (wishes.frozen) {
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
  }
  const { waitUntil = endOf(wishes) } = wishes
  const response = await page.goto(path, {
    waitUntil: waitUntil === 'hydrated' ? 'load' : waitUntil,
  })
  if (waitUntil === 'hydrated') await hydrated(page)
  return Object.assign(visit, { status: response?.status() ?? 0 })
}

/** The page of a path, as a test that only looks at it finds it: whoever looked before left it so. */
const look = async (path: string): Promise<Visit> => {
  let visit = untouched.get(path)
  if (!visit) {
    const { page } = await pageFor({})
    // No test may have it to act on.
    visit = await open(page, path, {})
    untouched.set(path, visit)
  }
  const { page } = visit
  await page.setViewportSize(SIZE)
  await page.mouse.move(-1, -1)
  await page.evaluate(() => scrollTo(0, 0))
  return visit
}

/** A file of the build. */
export const readBuilt = (file: string) => readFileSync(join(inject('dist'), file), 'utf8')

/**
 * A test of the built site: `visit` opens a page of it as a visitor with the given wishes; `look` has one
 * that others look at, too: it may be scrolled, pointed at and resized, but not pressed.
 */
export const test = base.extend<{
  visit: (path: string, wishes?: Wishes) => Promise<Visit>
  look: (path: string) => Promise<Visit>
}>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads from here what a fixture needs
  look: async ({}, provide) => provide(look),
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads from here what a fixture needs
  visit: async ({}, provide) => {
    const ends: (() => Promise<void>)[] = []
    await provide(async (path, wishes = {}) => {
      const { page, leave } = await pageFor(wishes)
      ends.push(leave)
      return open(page, path, wishes)
    })
    for (const leave of ends) await leave()
  },
})

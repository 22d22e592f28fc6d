// What runs in the page can bring nothing along from here.
/* oxlint-disable unicorn/consistent-function-scoping */
import type { BrowserContext, Page } from 'playwright'
import { describe, inject } from 'vitest'

import { faq } from '#content/faq'
import { pages } from '#content/pages'
import { projects } from '#content/projects'
import { ui } from '#content/ui'

import { expect } from './expect.ts'
import { unseenWords } from './visibility.ts'
import { test } from './site.ts'

/** What has its turn later: closed answers, slides that are not on show. */
const LATER = `script, [hidden], [aria-roledescription="${ui.carousel.carousel}"]`

const theme = (page: Page) => page.getByRole('button', { name: new RegExp(`^${ui.theme.label}`) })

const follow = (page: Page, { navigation }: { navigation?: string }) =>
  page
    .getByRole('navigation')
    .getByRole('link', { name: navigation ?? '', exact: true })
    .click()

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

describe('storage', () => {
  const kinds: [what: string, prepare: (context: BrowserContext) => Promise<unknown>][] = [
    [
      'is denied',
      (context) =>
        context.addInitScript(() => {
          for (const kind of ['localStorage', 'sessionStorage'])
            Object.defineProperty(globalThis, kind, {
              get: () => {
                throw new DOMException('no', 'SecurityError')
              },
            })
        }),
    ],
    [
      'is full',
      (context) =>
        context.addInitScript(() => {
          Storage.prototype.setItem = () => {
            throw new DOMException('no', 'QuotaExceededError')
          }
        }),
    ],
    ...['null', '{', '"7"'].map((rubbish): (typeof kinds)[number] => [
      `holds ${rubbish}`,
      (context) =>
        context.addInitScript((value) => {
          for (const key of ['theme', 'motion', 'scroll', 'inspector'])
            for (const storage of [localStorage, sessionStorage])
              if (storage.getItem(key) === null) storage.setItem(key, value)
        }, rubbish),
    ]),
  ]

  test.for(kinds)(
    '%s: the page answers, and back leads to the place',
    async ([, prepare], { visit }) => {
      const { page, said } = await visit(pages.about.path, { prepare, reducedMotion: true })
      await theme(page).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await theme(page).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
      await page.getByRole('button', { name: ui.motion.go }).click()
      await expect(page.locator('html')).toHaveAttribute('data-motion', 'go')
      await page.mouse.move(400, 300)
      await page.mouse.wheel(0, 400)
      await expect.poll(() => scrolled(page)).toBe(400)
      await follow(page, pages.projects)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(projectsHeading)
      await page.goBack()
      await expect.poll(() => scrolled(page)).toBe(400)
      expect(said).toEqual([])
    },
  )
})

const projectsHeading = new RegExp(pages.projects.title)

test('what is chosen in one tab holds in the other', async ({ visit }) => {
  const { page, said } = await visit('/', { reducedMotion: true })
  const other = await page.context().newPage()
  await other.goto(pages.about.path)
  await theme(other).click()
  await theme(other).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await other.getByRole('button', { name: ui.motion.go }).click()
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'go')
  await expect(page.getByRole('button', { name: ui.motion.stop })).toBeVisible()
  expect(said).toEqual([])
})

test('after an hour out of sight, and a clock that jumps a day, the showcase keeps its pace', async ({
  visit,
}) => {
  const { page, said } = await visit('/', { frozen: true })
  const card = page.locator(`[data-card="${ui.showcase.node}"]`)
  const state = card.locator('[data-card-state]')
  await card.scrollIntoViewIfNeeded()
  const turn = async (to: RegExp) => {
    await expect
      .poll(
        async () => {
          await page.clock.runFor(100)
          return state.textContent()
        },
        { intervals: [10] },
      )
      .toMatch(to)
    await expect
      .poll(() => card.evaluate((element) => element.getAnimations({ subtree: true }).length))
      .toBe(0)
  }
  await turn(new RegExp(`${ui.showcase.rotating}.* 2 /`))
  const hide = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  await hide(true)
  await page.clock.fastForward('01:00:00')
  await expect(state).toContainText(`${ui.showcase.stopped} · 2 /`)
  await hide(false)
  await page.clock.runFor(1500)
  await expect(state).toContainText(`${ui.showcase.rotating} · 2 /`)
  await turn(/ 3 \//)

  const DAY_MS = 86_400_000
  for (const [jump, next] of [
    [DAY_MS, / 1 \//],
    [-DAY_MS, / 2 \//],
  ] as const) {
    const now = await page.evaluate(() => Date.now())
    await page.clock.setSystemTime(now + jump)
    await page.clock.runFor(1000)
    await expect(state).not.toHaveText(next)
    await turn(next)
  }
  expect(said).toEqual([])
})

test('a canvas that is lost gives way to the still image', async ({ visit }) => {
  const { page, said } = await visit(pages.projects.path, {
    prepare: (context) =>
      context.route('**/scene.worker*', async (route) => {
        const response = await route.fetch()
        const code = await response.text()
        const watch = `
          const made = OffscreenCanvas.prototype.getContext
          self.canvases = new Set()
          OffscreenCanvas.prototype.getContext = function (...all) {
            self.canvases.add(this)
            return made.apply(this, all)
          }\n`
        await route.fulfill({ response, body: watch + code })
      }),
  })
  const drawn = projects.find(({ image, link }) => image === 'scene:crypto' && link)!
  const card = page.getByRole('article').filter({ hasText: drawn.title })
  await card.hover()
  const canvas = card.locator('canvas').first()
  await expect
    .poll(() => canvas.evaluate(({ parentElement }) => getComputedStyle(parentElement!).opacity))
    .toBe('1')
  await page.workers()[0]?.evaluate(() => {
    const { canvases } = self as unknown as { canvases: Set<OffscreenCanvas> }
    for (const one of canvases) one.dispatchEvent(new Event('contextlost'))
  })
  await expect(card.locator('canvas')).toHaveCount(0)
  await expect(card.getByRole('img')).toBeVisible()
  expect(said).toEqual([])
})

test('a part that throws is said, with ways on, and the other pages work', async ({ visit }) => {
  const { page } = await visit(pages.about.path, {
    prepare: (context) =>
      context.route('**/assets/accordion-*.js', async (route) => {
        const response = await route.fetch()
        const code = await response.text()
        const broken = code.replace(/\w+ as default/, 'broken as default')
        await route.fulfill({
          response,
          body: `const broken = () => { throw new Error('broken') };${broken}`,
        })
      }),
  })
  await page.getByRole('button', { name: faq[0]?.question ?? '' }).click()
  const failure = page.getByRole('alert')
  await expect(failure.getByRole('heading', { name: ui.failure.heading })).toBeVisible()
  await expect(failure.getByRole('button', { name: ui.failure.retry })).toBeVisible()
  await follow(page, pages.projects)
  await expect(failure).toBeHidden()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('the back/forward cache may keep a page, which goes on where it was left', async ({
  visit,
}) => {
  const { page, said } = await visit('/')
  const session = await page.context().newCDPSession(page)
  const { result } = await session.send('Runtime.evaluate', { expression: 'window' })
  const { listeners } = await session.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId ?? '',
  })
  const types = listeners.map(({ type }) => type)
  expect(types).toContain('pagehide')
  // A listener of these keeps the page out of that cache, and so would this header.
  expect(types.filter((type) => /unload/.test(type))).toEqual([])
  const { headers } = await fetch(inject('siteUrl'))
  expect(headers.get('cache-control')).not.toContain('no-store')

  const state = page.locator(`[data-card="${ui.showcase.node}"] [data-card-state]`)
  await state.scrollIntoViewIfNeeded()
  await expect(state).toContainText('2 /')
  // Chromium without windows has no such cache: its page is frozen, and hears what it would hear.
  const tell = (type: string) =>
    page.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type)
  await tell('pagehide')
  await session.send('Page.setWebLifecycleState', { state: 'frozen' })
  await session.send('Page.setWebLifecycleState', { state: 'active' })
  await tell('pageshow')
  await expect(state).toContainText(`${ui.showcase.rotating} · 3 /`)
  await theme(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(said).toEqual([])
})

/** Of requests that fail the browser speaks on the console, and React of what it has caught. */
const uncaught = (said: string[]) => said.filter((text) => text.startsWith('uncaught'))

/** Whoever goes down the page sees all of it. */
const expectReadable = (page: Page, message: string) =>
  expect
    .poll(
      async () => {
        await page.keyboard.press('End')
        return unseenWords(page.locator('main'), LATER)
      },
      { message },
    )
    .toEqual([])

describe('at any moment of a load', () => {
  test('any one script may be gone', async ({ visit }) => {
    const { page: first, requests } = await visit(pages.about.path, { width: 360 })
    await first.keyboard.press('End')
    await expect.poll(() => requests.join(' ')).toContain('accordion')
    await first.waitForLoadState('networkidle')
    const scripts = [...new Set(requests)].filter((url) => url.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(5)
    await Promise.all(
      scripts.map(async (script) => {
        const { page, said } = await visit(pages.about.path, {
          width: 360,
          waitUntil: 'load',
          prepare: (context) => context.route(script, (route) => route.fulfill({ status: 404 })),
        })
        await expectReadable(page, script)
        expect([script, uncaught(said)]).toEqual([script, []])
      }),
    )
  })

  test('the connection may be lost', async ({ visit }) => {
    const loads = [1, 2, 3, 5, 8, 13].map(async (most) => {
      let count = 0
      const { page, said } = await visit('/', {
        width: 360,
        waitUntil: 'commit',
        prepare: (context) =>
          context.route('**/*', (route) => {
            count += 1
            return count > most ? route.abort('internetdisconnected') : route.continue()
          }),
      })
      await page.locator('footer').waitFor({ state: 'attached' })
      await expectReadable(page, `after ${most} requests`)
      expect([most, uncaught(said)]).toEqual([most, []])
    })
    await Promise.all(loads)
  })
})

test('10,000 presses of the menu leave nothing behind', async ({ visit }) => {
  const { page, said } = await visit('/', { width: 390 })
  const session = await page.context().newCDPSession(page)
  const button = page.getByRole('button', { name: ui.navigation.menu })
  const press = async (times: number) => {
    await button.evaluate(async (element: HTMLElement, most) => {
      for (let count = 0; count < most; count += 1) {
        element.click()
        // React draws what some presses have changed.
        if (count % 10 === 0) await Promise.resolve()
      }
      await new Promise(requestAnimationFrame)
    }, times)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(page.locator(`#${await button.getAttribute('aria-controls')}`)).toBeHidden()
  }
  const measure = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { jsEventListeners, nodes } = await session.send('Memory.getDOMCounters')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    return { jsEventListeners, nodes, usedSize, workers: page.workers().length }
  }
  await press(200)
  const before = await measure()
  await press(10_000)
  const after = await measure()
  expect(after.jsEventListeners).toBeLessThanOrEqual(before.jsEventListeners)
  expect(after.nodes).toBeLessThanOrEqual(before.nodes + 20)
  expect(after.workers).toBe(before.workers)
  expect(after.usedSize - before.usedSize).toBeLessThan(1_000_000)
  expect(said).toEqual([])
})

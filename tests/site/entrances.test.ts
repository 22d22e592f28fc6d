import type { BrowserContext, Page } from 'playwright'
import { describe } from 'vitest'

import { pages } from '#content/pages'
import { ui } from '#content/ui'

import { expect } from './expect.ts'
import { giveSign } from './first-sign.ts'
import { heldScripts } from './held-scripts.ts'
import { test } from './site.ts'
import { unseenWords } from './visibility.ts'

const paths = [pages.home, pages.about, pages.projects].map(({ path }) => path)

/** What enters with the page: its animation's name, or none, and how much of it can be seen. */
const entering = (page: Page) =>
  page.locator('[data-with-page]').evaluateAll((elements) =>
    elements.map((element) => {
      const [animation] = element.getAnimations()
      return {
        plays: animation instanceof CSSAnimation ? animation.animationName : '',
        opacity: Number(getComputedStyle(element).opacity),
      }
    }),
  )

const areOver = async (page: Page) => {
  const all = await entering(page)
  expect(all.length).toBeGreaterThan(0)
  return all.every(({ plays, opacity }) => plays === '' && opacity === 1)
}

/** An entrance is shorter than the longest interval between two looks by default. */
const OFTEN = { intervals: [50] }

const painted = (page: Page) =>
  expect
    .poll(
      () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length),
      OFTEN,
    )
    .toBe(1)

/** Holds each entrance at its first frame, and counts how often one of a name has begun. */
const hold = (context: BrowserContext) =>
  context.addInitScript(() => {
    const starts: Record<string, number> = {}
    Object.assign(window, { starts })
    addEventListener('animationstart', ({ target, animationName }) => {
      starts[animationName] = (starts[animationName] ?? 0) + 1
      for (const animation of (target as Element).getAnimations()) animation.pause()
    })
  })

/** The same where no script runs. Returns what lets them play. */
const holdWithoutScript = async (context: BrowserContext) => {
  const session = await context.newCDPSession(context.pages()[0]!)
  const setRate = (playbackRate: number) =>
    session.send('Animation.setPlaybackRate', { playbackRate })
  await session.send('Animation.enable')
  await setRate(0)
  return () => setRate(1)
}

const letGo = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSAnimation && animation.animationName.startsWith('enter-'))
        animation.finish()
    return Reflect.get(window, 'starts') as Record<string, number>
  })

describe.each(paths)('%s', (path) => {
  test('enters without a script, and is all there when the entrance is over', async ({ visit }) => {
    let play: (() => Promise<unknown>) | undefined
    const { page } = await visit(path, {
      ...{ moves: true, javaScript: false },
      prepare: async (context) => {
        play = await holdWithoutScript(context)
      },
    })
    const all = await entering(page)
    expect(all.filter(({ plays }) => plays.startsWith('enter-')).length).toBeGreaterThan(1)
    expect(await areOver(page)).toBe(false)
    await play?.()
    await expect.poll(() => areOver(page)).toBe(true)
  })

  test('has nothing that plays for those who want less motion', async ({ visit }) => {
    for (const javaScript of [true, false]) {
      const wishes = { javaScript, waitUntil: 'commit' } as const
      const { page } = await visit(path, wishes)
      await painted(page)
      expect(await areOver(page)).toBe(true)
    }
  })
})

test.for(['stop', 'go'] as const)(
  'the visitor’s own wish (%s) counts more than what the system says',
  async (motion, { visit }) => {
    const { page } = await visit(pages.projects.path, {
      moves: motion === 'stop',
      waitUntil: 'commit',
      prepare: async (context) => {
        await hold(context)
        await context.addInitScript((wish) => localStorage.setItem('motion', wish), motion)
      },
    })
    await painted(page)
    expect(await areOver(page)).toBe(motion === 'stop')
  },
)

test('the script takes an entrance over where it is, and it plays once', async ({ visit }) => {
  const { page } = await visit('/', { moves: true, prepare: hold })
  const portrait = page.locator('[data-enters=portrait]')
  await expect(portrait).toHaveAttribute('data-entrance', 'entering')
  const starts = await letGo(page)
  await expect(portrait).toHaveAttribute('data-entrance', 'entered')
  expect(await portrait.evaluate((element) => element.getAnimations().length)).toBe(0)
  expect(starts['enter-portrait']).toBe(1)
})

test('a script that comes when the page has given it up finds all of it entered', async ({
  visit,
}) => {
  const scripts = heldScripts()
  const { page } = await visit(pages.projects.path, {
    moves: true,
    frozen: true,
    waitUntil: 'commit',
    prepare: scripts.prepare,
  })
  // The style sheet is there.
  await expect(page.locator('header')).toHaveCSS('position', 'sticky')
  await expect.poll(() => areOver(page)).toBe(true)
  await page.clock.runFor(3000)
  scripts.letGo()
  await expect(page.locator('html')).toHaveAttribute('data-script', 'late')
  await expect(page.locator('header')).toHaveAttribute('data-entrance', 'entered')
  expect(await areOver(page)).toBe(true)
})

test('a page that was frozen midway has entered when it is there again', async ({ visit }) => {
  const { page } = await visit('/', { moves: true, waitUntil: 'commit' })
  await painted(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setWebLifecycleState', { state: 'frozen' })
  await session.send('Page.setWebLifecycleState', { state: 'active' })
  await expect.poll(() => areOver(page)).toBe(true)
  await expect(page.locator('[data-enters=portrait]')).toHaveAttribute('data-entrance', 'entered')
})

describe('in a small window, a project further down', () => {
  test('enters when it is scrolled to', async ({ visit }) => {
    const { page } = await visit('/projects', { moves: true, width: 390, prepare: hold })
    const [first, second] = [page.getByRole('article').first(), page.getByRole('article').nth(1)]
    await expect(first).toHaveAttribute('data-entrance', 'entering')
    await expect(second).toHaveAttribute('data-entrance', 'waiting')
    await expect(second).toHaveCSS('opacity', '0')
    expect(await second.evaluate((element) => element.getAnimations().length)).toBe(0)
    await second.scrollIntoViewIfNeeded()
    await expect(second).toHaveAttribute('data-entrance', 'entering')
    await letGo(page)
    await expect(second).toHaveAttribute('data-entrance', 'entered')
    await expect(second).toHaveCSS('opacity', '1')
  })

  test('is in sight without a script', async ({ visit }) => {
    const { page } = await visit('/projects', { moves: true, width: 390, javaScript: false })
    await expect(page.getByRole('article').nth(1)).toHaveCSS('opacity', '1')
  })
})

test('in a wide window, all projects in view enter with the page', async ({ visit }) => {
  const { page } = await visit('/projects', { moves: true, prepare: hold })
  for (const index of [0, 1, 2])
    await expect(page.getByRole('article').nth(index)).toHaveAttribute('data-entrance', 'entering')
})

/** As a tab in the background is: nothing is drawn, so no frame comes and nothing is seen to intersect. */
const inBackground = (context: BrowserContext) =>
  context.addInitScript(() => {
    const waiting: (() => void)[] = []
    let isHidden = true
    const later =
      <Given extends unknown[]>(act: (...given: Given) => unknown) =>
      (...given: Given) =>
        void (isHidden ? waiting.push(() => act(...given)) : act(...given))
    Object.defineProperty(document, 'hidden', { get: () => isHidden })
    Object.defineProperty(document, 'visibilityState', {
      get: () => (isHidden ? 'hidden' : 'visible'),
    })
    const request = requestAnimationFrame
    window.requestAnimationFrame = (act) => request(later(act))
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(act: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(later(act), options)
      }
    }
    Object.assign(window, {
      bringToFront: () => {
        isHidden = false
        document.dispatchEvent(new Event('visibilitychange'))
        for (const act of waiting.splice(0)) act()
      },
    })
  })

test.for(paths)(
  '%s, opened in a background tab, has entered when it is looked at',
  async (path, { visit }) => {
    const { page } = await visit(path, { moves: true, prepare: inBackground })
    await expect.poll(() => areOver(page)).toBe(true)
    await page.evaluate(() => (Reflect.get(window, 'bringToFront') as () => void)())
    const inView = page.locator('[data-entrance]:not([data-entrance="entered"]):visible')
    await expect
      .poll(() =>
        inView.evaluateAll(
          (elements) =>
            elements.filter((element) => element.getBoundingClientRect().top < innerHeight - 40)
              .length,
        ),
      )
      .toBe(0)
    expect(await areOver(page)).toBe(true)
  },
)

/** Begins an entrance anew and stops it there. @returns whether it can be seen then */
const isSeenAtStart = (element: HTMLElement) => {
  element.style.animationName = 'none'
  getComputedStyle(element).getPropertyValue('animation-name')
  element.style.animationName = ''
  const entrances = element.getAnimations()
  for (const entrance of entrances) {
    entrance.pause()
    entrance.currentTime = 0
  }
  return (
    entrances.length > 0 &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  )
}

test.for([
  ['/', 'hero'],
  ['/', 'portrait'],
  ['/projects', 'project'],
] as const)(
  'on %s, the largest paint (%s) can be seen from the first frame',
  async ([path, name], { visit }) => {
    const { page } = await visit(path, { moves: true, scripts: 'stall', waitUntil: 'commit' })
    await painted(page)
    const first = page.locator(`[data-enters=${name}]`).first()
    expect(await first.evaluate(isSeenAtStart)).toBe(true)
  },
)

test('what plays timelines is not asked for before the page has loaded', async ({ visit }) => {
  const { page } = await visit('/about', { moves: true })
  const player = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/playing-/.test(name))
        .map(({ startTime }) => startTime),
    )
  await giveSign(page, async () => (await player()).length === 1)
  const loaded = await page.evaluate(
    () =>
      (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd,
  )
  expect((await player())[0]).toBeGreaterThan(loaded)
})

test('while the script is slow, what is hidden below shows itself and nothing in view jumps', async ({
  visit,
}) => {
  const { page } = await visit('/', {
    ...({ scripts: 'stall', waitUntil: 'commit' } as const),
    moves: true,
    frozen: true,
    width: 360,
  })
  const header = page.locator('header')
  await header.waitFor({ state: 'attached' })
  await expect.poll(() => areOver(page)).toBe(true)
  const before = await header.boundingBox()
  await page.clock.runFor(3000)
  await expect(page.locator('html')).toHaveAttribute('data-script', 'slow')
  expect(await header.boundingBox()).toEqual(before)
  await expect(page.locator('[data-enters=card]').last()).toHaveCSS('opacity', '1')
  // Nobody will answer the button any more: the links themselves are there.
  await page.clock.runFor(10_000)
  await expect(page.getByRole('link', { name: ui.navigation.cv })).toBeVisible()
})

test.for(Object.values(pages).map(({ path }) => path))(
  '%s stays in sight while the scripts do not come, and after 3 s all of it shows itself',
  async (path, { visit }) => {
    const { page } = await visit(path, {
      ...({ scripts: 'stall', waitUntil: 'commit' } as const),
      moves: true,
      frozen: true,
    })
    await page.locator('main').waitFor({ state: 'attached' })
    await expect.poll(() => areOver(page)).toBe(true)
    await page.clock.runFor(3000)
    await expect.poll(() => unseenWords(page.locator('main'))).toEqual([])
  },
)

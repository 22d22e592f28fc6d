/** Entrances play once, whatever changes the page meanwhile, or not at all where motion is not wanted. */
import type { Page } from 'playwright'

import { hero } from '#content/hero'
import { pages } from '#content/pages'

import { speedOf } from '../site/controls.ts'
import { expect } from '../site/expect.ts'
import { test } from '../site/site.ts'

/** Whether what enters with the page can be seen, and plays no longer. */
const isOver = async (page: Page) => {
  const all = await page
    .locator('[data-on-load]')
    .evaluateAll((elements) =>
      elements.map(
        (element) =>
          getComputedStyle(element).opacity === '1' && element.getAnimations().length === 0,
      ),
    )
  expect(all.length).toBeGreaterThan(0)
  return all.every(Boolean)
}

/** Pauses all movements where they begin, and counts the entrances that start. */
const pauseEntrances = async (page: Page) => {
  await page.addInitScript(() => {
    const starts: Record<string, number> = {}
    Object.assign(window, { starts })
    addEventListener('animationstart', ({ animationName }) => {
      if (animationName.startsWith('enter'))
        starts[animationName] = (starts[animationName] ?? 0) + 1
    })
  })
  await playAt(page, 0)
}

const playAt = async (page: Page, speed: number) => (await speedOf(page))(speed)

const startsOf = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'starts') as Record<string, number>)

test.for([
  ['the system asks for less motion', false, '', false],
  ['the visitor has stopped motion', true, 'stop', false],
  ['the visitor wants motion, against the system', false, 'go', true],
] as const)('%s: the entrances obey', async ([, moves, wish, plays], { visit }) => {
  const { page } = await visit(pages.projects.path, {
    moves,
    prepare: async (fresh) => {
      await pauseEntrances(fresh)
      await fresh.addInitScript((motion) => {
        if (motion) localStorage.setItem('/motion', motion)
      }, wish)
    },
  })
  expect(await isOver(page)).toBe(!plays)
  // In a wide window all projects in view enter with the page.
  const cards = page.getByRole('article').filter({ visible: true })
  for (const card of await cards.all())
    await expect(card).toHaveAttribute('data-entrance', plays ? 'entering' : 'entered')
  const all = plays ? { enterBar: 1, enterProjectCard: await cards.count() } : {}
  // The script has taken them over where they are: they play once.
  await playAt(page, 10)
  await expect(cards.last()).toHaveAttribute('data-entrance', 'entered')
  expect(await isOver(page)).toBe(true)
  expect(await startsOf(page)).toEqual(all)
})

/** As in a background tab: nothing is painted, no frame comes, nothing is seen to intersect. */
const inBackground = (page: Page) =>
  page.addInitScript(() => {
    let waiting: (() => void)[] | undefined = []
    const later =
      <Given extends unknown[]>(act: (...given: Given) => unknown) =>
      (...given: Given) =>
        void (waiting ? waiting.push(() => act(...given)) : act(...given))
    Object.defineProperty(document, 'hidden', { get: () => Boolean(waiting) })
    PerformanceObserver.prototype.observe = () => {}
    const request = requestAnimationFrame
    window.requestAnimationFrame = (act) => request(later(act))
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(act: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(later(act), options)
      }
    }
    addEventListener('brought.to.front', () => {
      const acts = waiting
      waiting = undefined
      document.dispatchEvent(new Event('visibilitychange'))
      acts?.forEach((act) => act())
    })
  })

test('a page opened in a background tab answers, and its entrances are over when the tab is shown', async ({
  visit,
}) => {
  const { page } = await visit(pages.projects.path, { moves: true, prepare: inBackground })
  await expect.poll(() => isOver(page)).toBe(true)
  await page.evaluate(() => dispatchEvent(new Event('brought.to.front')))
  const inView = page.getByRole('article').filter({ visible: true }).first()
  await expect(inView).toHaveAttribute('data-entrance', 'entered')
  await expect(inView).toHaveCSS('opacity', '1')
})

/** What a browser or an extension does to a page before its scripts run. */
const changes = {
  'one word is another': (html: string) => html.replace(hero.headline, `${hero.headline}!`),
  'a number is a link': (html: string) =>
    html.replace(/(<main.*?>[^<]*?)(\d+)/s, '$1<a href="tel:$2">$2</a>'),
  'there is an element beside each button': (html: string) =>
    html.replaceAll('</button>', '</button><div></div>'),
  'each element has one more attribute': (html: string) =>
    html.replaceAll(/<(?=\w)(\w+)/g, '<$1 data-extension=""'),
}

test.for(Object.entries(changes))(
  'where in the HTML %s, entrances play once, and the same is seen',
  async ([, change], { visit }) => {
    const lookAt = async (changed: (html: string) => string) => {
      const { page } = await visit(pages.home.path, {
        moves: true,
        prepare: async (fresh) => {
          await pauseEntrances(fresh)
          await fresh.route(pages.home.path, async (route) => {
            const response = await route.fetch()
            const [head, body] = (await response.text()).split('<body')
            await route.fulfill({ response, body: [head, changed(body!)].join('<body') })
          })
        },
      })
      await playAt(page, 10)
      await expect.poll(() => isOver(page)).toBe(true)
      return {
        starts: await startsOf(page),
        words: await page.locator('.hero-text').innerText(),
        pictures: await page.locator('.hero .portrait img').filter({ visible: true }).count(),
      }
    }
    const asServed = await lookAt((html) => html)
    expect(asServed.starts).toMatchObject({ enterBar: 1, enterHero: 1, enterPortrait: 1 })
    expect(await lookAt(change)).toEqual(asServed)
  },
)

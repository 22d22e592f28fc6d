/** One path through each page in Firefox and WebKit, without an error: what another engine may do otherwise. */
import { test } from 'vitest'

import { faq } from '#content/faq'
import { hero } from '#content/hero'
import { pages } from '#content/pages'
import { ui } from '#content-model/schema/ui.ts'

import { expect, PATIENCE } from '../site/expect.ts'
import { inEachEngine, type Visit } from './in-each-engine.ts'

type Page = Awaited<ReturnType<Visit>>

const faultsOf = (page: Page) =>
  page.run(() => (globalThis as unknown as { faults: string[] }).faults)

const textOf = (page: Page, selector: string) =>
  page.run((wanted) => document.querySelector(wanted)?.textContent.trim() ?? null, selector)

const attributeOf = (page: Page, selector: string, name: string) =>
  page.run((of, it) => document.querySelector(of)?.getAttribute(it) ?? null, selector, name)

const isShown = (page: Page, selector: string) =>
  page.run((wanted) => document.querySelector(wanted)?.checkVisibility() ?? false, selector)

const focusedText = (page: Page) => page.run(() => document.activeElement?.textContent.trim() ?? '')

const THEME = `button[title^="${ui.theme.label}"]`

/** A view transition runs. A driver refuses to press what is behind its pictures. */
const isTransitioning = () =>
  document.getAnimations().some(({ effect, playState }) => {
    const { pseudoElement } = effect as KeyframeEffect
    // WebKit lists those that are over, too.
    return playState === 'running' && pseudoElement?.startsWith('::view-transition')
  })

const entered = (page: Page) =>
  expect.poll(() => isShown(page, 'header[data-entrance="entered"]')).toBe(true)

/** React answers, and the code of its movements is loaded. */
const hydrated = async (page: Page) => {
  await expect.poll(() => isShown(page, '[data-script=here]')).toBe(true)
  await entered(page)
}

inEachEngine((visit) => {
  test('every page is there, without an error', async () => {
    const page = await visit('/', { width: 1280, height: 900 })
    for (const { path, title } of Object.values(pages)) {
      await page.open(new URL(path, page.site.url).href)
      await entered(page)
      expect(await page.run(() => document.title)).toContain(title)
      const width = await page.run(() => document.documentElement.scrollWidth - innerWidth)
      expect(width).toBeLessThanOrEqual(0)
      expect(await faultsOf(page)).toEqual([])
    }
  })

  test('a link, Back, the theme, motion, the palette and an answer work', async () => {
    const page = await visit('/about')
    await entered(page)
    await page.run(() => scrollTo({ top: 600, behavior: 'instant' }))
    await page.press(`nav a[href="${pages.projects.path}"]`)
    await expect.poll(() => textOf(page, 'h1')).toBe(pages.projects.title)
    await expect.poll(() => focusedText(page)).toBe(pages.projects.title)
    await expect.poll(() => page.run(() => scrollY)).toBe(0)
    await page.run(() => history.back())
    await expect.poll(() => textOf(page, 'h1')).toBe(pages.about.title)
    await expect.poll(() => page.run(() => Math.round(scrollY))).toBe(600)
    await expect.poll(() => page.run(isTransitioning)).toBe(false)

    const theme = () => attributeOf(page, 'html', 'data-theme')
    await page.press(THEME)
    await expect.poll(theme).toBe('dark')
    const motion = () => attributeOf(page, 'html', 'data-motion')
    const before = await motion()
    // A change of theme lies over the page until it is over.
    await expect(() => page.press('[data-actor=motion]')).toPass(PATIENCE)
    await expect.poll(motion).not.toBe(before)

    await page.keys('Control+k')
    await expect.poll(() => isShown(page, 'dialog [role="combobox"]')).toBe(true)
    await page.keys(...ui.about.faq.split(''), 'Enter')
    await expect.poll(() => focusedText(page)).toBe(ui.about.faq)

    await expect.poll(() => isShown(page, 'dialog')).toBe(false)
    const answer = `#faq-${faq[0]!.id}-panel p`
    // The page may still scroll, and the button away from under a press.
    await expect(() => page.press(`#faq-${faq[0]!.id}-button`)).toPass(PATIENCE)
    await expect.poll(() => isShown(page, answer)).toBe(true)
    await page.keys('Enter')
    await expect.poll(() => isShown(page, answer)).toBe(false)
    expect(await faultsOf(page)).toEqual([])
  })

  test('what was unfolded is where it was after Back, and after a reload', async () => {
    const page = await visit('/projects')
    await hydrated(page)
    const button = 'main p > button.pill'
    const isWhole = async () => (await textOf(page, button)) === ui.projects.hide
    // Cards that still come push the button away from under a press.
    await expect(async () => {
      if (!(await isWhole())) await page.press(button)
      expect(await isWhole()).toBe(true)
    }).toPass(PATIENCE)
    const scroll = () =>
      page.run(() => {
        document.querySelector('.project-list > :last-child')!.scrollIntoView({ block: 'center' })
      })
    const topOfLast = () =>
      page.run(() =>
        Math.round(
          document.querySelector('.project-list > :last-child')!.getBoundingClientRect().top,
        ),
      )
    await scroll()
    await expect
      .poll(() => page.run(() => sessionStorage.getItem('/entries')))
      .toMatch(/[1-9]\d{2}/)
    const top = await topOfLast()
    const expectThere = async () => {
      await expect.poll(isWhole).toBe(true)
      await expect.poll(async () => Math.abs((await topOfLast()) - top)).toBeLessThan(20)
    }
    await page.press(`nav a[href="${pages.about.path}"]`)
    await expect.poll(() => textOf(page, 'h1')).toBe(pages.about.title)
    await page.run(() => history.back())
    await expect.poll(() => textOf(page, 'h1')).toBe(pages.projects.title)
    await expectThere()
    await page.run(() => location.reload())
    await hydrated(page)
    await expectThere()
    expect(await faultsOf(page)).toEqual([])
  })

  test('HIDE scrolls to the start of the list', async () => {
    const page = await visit('/projects')
    await hydrated(page)
    const button = 'main p > button.pill'
    // Cards that still come push the button away from under a press.
    for (const [from, to] of [
      [ui.projects.more, ui.projects.hide],
      [ui.projects.hide, ui.projects.more],
    ] as const)
      await expect(async () => {
        if ((await textOf(page, button)) === from) await page.press(button)
        expect(await textOf(page, button)).toBe(to)
      }).toPass(PATIENCE)
    const topOfList = () =>
      page.run(() => {
        const list = document.querySelector('.project-list')!
        const margin = Number.parseFloat(getComputedStyle(list).scrollMarginTop)
        return Math.abs(list.getBoundingClientRect().top - margin)
      })
    await expect.poll(topOfList).toBeLessThan(2)
    expect(await faultsOf(page)).toEqual([])
  })

  test('in a small window the links are behind a button, and next to it', async () => {
    const page = await visit('/', { width: 500, height: 700 })
    await hydrated(page)
    const link = `nav a[href="${pages.about.path}"]`
    await page.press('header button[aria-controls]')
    await expect.poll(() => isShown(page, link)).toBe(true)
    await page.keys('Tab')
    expect(await page.run(() => document.activeElement?.closest('.menu-links') !== null)).toBe(true)
    await page.keys('Escape')
    await expect.poll(() => isShown(page, link)).toBe(false)
    await expect.poll(() => page.run(() => document.activeElement?.ariaExpanded)).toBe('false')
    expect(await faultsOf(page)).toEqual([])
  })

  // Chromium without windows has no such cache.
  test('a carousel moves, and goes on when Back brings the page from the cache', async () => {
    const page = await visit('/')
    // What is not laid out yet cannot be scrolled to.
    await hydrated(page)
    await page.run(() =>
      document.querySelector('#showcase')?.scrollIntoView({ behavior: 'instant' }),
    )
    const slide = () => attributeOf(page, '#showcase [role="group"]:not([inert])', 'aria-label')
    const seen = new Set<string | null>()
    await expect.poll(async () => seen.add(await slide()).size).toBeGreaterThan(1)

    const scrolled = () => page.run(() => Math.round(scrollY))
    const top = await scrolled()
    // No page that still loads something goes to the back/forward cache.
    await expect(async () => {
      await hydrated(page)
      await page.run(() => {
        // Only a page from the cache has this listener.
        addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))
        location.assign('/resume.txt')
      })
      await expect.poll(() => page.run(() => location.pathname)).toBe('/resume.txt')
      await page.run(() => history.back())
      const isBack = () => page.run(() => 'persisted' in window && window.persisted)
      await expect.poll(isBack, { timeout: 3000 }).toBe(true)
    }).toPass(PATIENCE)
    await expect.poll(scrolled).toBe(top)
    const before = await slide()
    await expect.poll(slide).not.toBe(before)
    expect(await faultsOf(page)).toEqual([])
  })

  test('what the first visit showed is there without a connection, its pictures too', async () => {
    const page = await visit('/')
    await entered(page)
    const shown = () =>
      page.run(() =>
        [...document.images].flatMap((image) => (image.naturalWidth > 0 ? image.currentSrc : [])),
      )
    const portrait = await page.run(
      (alt) => document.querySelector<HTMLImageElement>(`img[alt^="${alt}"]`)?.currentSrc,
      ui.hero.portraitAlt,
    )
    await expect.poll(shown).toContain(portrait)
    const first = await shown()
    await page.run((pictures) => {
      // A script that is run may not wait.
      const look = async () => {
        const cached = await Promise.all(pictures.map((picture) => caches.match(picture)))
        Object.assign(window, { areCached: cached.every(Boolean) })
      }
      setInterval(() => void look(), 200)
    }, first)
    await expect.poll(() => page.run(() => 'areCached' in window && window.areCached)).toBe(true)
    await page.site.close()
    await page.open(page.site.url)
    await expect.poll(shown).toEqual(expect.arrayContaining(first))
    await page.open(new URL(pages.about.path, page.site.url).href)
    await expect.poll(() => textOf(page, 'h1')).toBe(pages.about.title)
  })

  test('a page that does not arrive says so, and Back leads to the page before', async () => {
    const page = await visit('/')
    await hydrated(page)
    // Nothing answers any more, and the browser knows.
    await page.run(() => void Object.defineProperty(navigator, 'onLine', { value: false }))
    await page.site.close()
    await page.press(`nav a[href="${pages.about.path}"]`)
    await expect.poll(() => focusedText(page)).toBe(ui.failure.offline.heading)
    await page.run(() => history.back())
    await expect.poll(() => focusedText(page)).toContain(hero.headline)
    expect(await faultsOf(page)).toEqual([])
  })
})

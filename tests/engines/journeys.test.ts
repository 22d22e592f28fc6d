/** What a visitor does on the built site works in Firefox and WebKit, without an error. */
import { test } from 'vitest'

import { faq } from '#content/faq'
import { hero } from '#content/hero'
import { pages } from '#content/pages'
import { projects } from '#content/projects'
import { ui } from '#schema/ui.ts'
import { PAGE_SIZE } from '#machines/pager.machine.ts'

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

const TITLED = (title: string) => `button[title="${title}"]`
const THEME = `button[title^="${ui.theme.label}"]`
/** Motion may be stopped already: a slow machine's is. */
const STOP = TITLED(ui.motion.stop)

/** One page turns into another. A driver refuses to press what is behind the pictures of both. */
const isTurning = () =>
  document.getAnimations().some(({ effect, playState }) => {
    const { pseudoElement } = effect as KeyframeEffect
    // WebKit keeps those that are over.
    return playState === 'running' && pseudoElement?.startsWith('::view-transition')
  })

const entered = (page: Page) =>
  expect.poll(() => isShown(page, 'header[data-entrance="entered"]')).toBe(true)

/** React has taken the page over, and its movements have their code. */
const alive = async (page: Page) => {
  await expect.poll(() => isShown(page, '[data-script=here], [data-script=late]')).toBe(true)
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

  test('links, places, theme, motion, palette and answers work', async () => {
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
    await expect.poll(() => page.run(isTurning)).toBe(false)

    const theme = () => attributeOf(page, 'html', 'data-theme')
    // From the system's to dark, and from dark to light.
    await page.press(THEME)
    await expect.poll(theme).toBe('dark')
    // A change of theme lies over the page until it is over.
    await expect(() => page.press(THEME)).toPass(PATIENCE)
    await expect.poll(theme).toBe('light')
    if (await isShown(page, STOP)) await expect(() => page.press(STOP)).toPass(PATIENCE)
    await expect.poll(() => attributeOf(page, 'html', 'data-motion')).toBe('stop')
    await page.press(TITLED(ui.motion.go))
    await expect.poll(() => attributeOf(page, 'html', 'data-motion')).toBe('go')

    await page.keys('Control+k')
    await expect.poll(() => isShown(page, 'dialog [role="combobox"]')).toBe(true)
    await page.keys(...ui.about.faq.split(''), 'Enter')
    await expect.poll(() => focusedText(page)).toBe(ui.about.faq)

    await expect.poll(() => isShown(page, 'dialog')).toBe(false)
    const open = () => page.run(() => document.querySelector('main [aria-expanded="true"]')?.id)
    for (const { id } of faq.slice(0, 2)) {
      // The page may still scroll, and the button away from under a press.
      await expect(() => page.press(`#faq-${id}-button`)).toPass(PATIENCE)
      await expect.poll(open).toBe(`faq-${id}-button`)
      await expect.poll(() => isShown(page, `#faq-${id}-panel p`)).toBe(true)
    }
    await page.keys('Enter')
    await expect.poll(open).toBeFalsy()
    expect(await faultsOf(page)).toEqual([])
  })

  test('HIDE leads back to the start of the list, and all is there for print', async () => {
    const page = await visit('/projects')
    await alive(page)
    const button = 'main p > button.pill'
    // Those that are not due yet are in the document, too.
    const count = () =>
      page.run(() => {
        const cards = [...document.querySelectorAll('main article')]
        return cards.filter((card) => card.checkVisibility()).length
      })
    await expect.poll(count).toBe(PAGE_SIZE)
    while ((await textOf(page, button)) === ui.projects.more) {
      const before = await count()
      await page.press(button)
      await expect.poll(count).not.toBe(before)
    }
    // Cards that still come push the button away from under a press.
    await expect(async () => {
      if ((await textOf(page, button)) !== ui.projects.more) await page.press(button)
      await expect.poll(() => textOf(page, button), { timeout: 3000 }).toBe(ui.projects.more)
    }).toPass(PATIENCE)
    const topOfList = () =>
      page.run(() => {
        const list = document.querySelector('.project-list')!
        const margin = Number.parseFloat(getComputedStyle(list).scrollMarginTop)
        return Math.abs(list.getBoundingClientRect().top - margin)
      })
    await expect.poll(topOfList).toBeLessThan(2)
    const printed = await page.run(() => {
      dispatchEvent(new Event('beforeprint'))
      return document.querySelectorAll('main article').length
    })
    expect(printed).toBe(projects.length)
    expect(await faultsOf(page)).toEqual([])
  })

  test('in a small window the links are behind a button, and next to it', async () => {
    const page = await visit('/', { width: 500, height: 700 })
    await alive(page)
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
  test('a carousel moves, goes on when the page is back, and stands still when told', async () => {
    const page = await visit('/')
    // What is not laid out yet cannot be scrolled to.
    await alive(page)
    await page.run(() =>
      document.querySelector('#showcase')?.scrollIntoView({ behavior: 'instant' }),
    )
    const slide = () => attributeOf(page, '#showcase [role="group"]:not([inert])', 'aria-label')
    const seen = new Set<string | null>()
    await expect.poll(async () => seen.add(await slide()).size).toBe(3)

    const place = () => page.run(() => Math.round(scrollY))
    const left = await place()
    // A browser keeps no page that still loads something.
    await expect(async () => {
      await alive(page)
      await page.run(() => {
        // A page that is loaded anew knows nothing of it.
        addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))
        location.assign('/resume.txt')
      })
      await expect.poll(() => page.run(() => location.pathname)).toBe('/resume.txt')
      await page.run(() => history.back())
      const isBack = () => page.run(() => 'persisted' in window && window.persisted)
      await expect.poll(isBack, { timeout: 3000 }).toBe(true)
    }).toPass(PATIENCE)
    await expect.poll(place).toBe(left)
    const before = await slide()
    await expect.poll(slide).not.toBe(before)

    if (await isShown(page, STOP)) await page.press(STOP)
    const state = () => textOf(page, '#showcase .card-state')
    await expect.poll(state).toContain(ui.states.stopped)
    await page.run(() => document.querySelectorAll<HTMLElement>('.showcase-list a')[1]?.focus())
    await expect.poll(slide).toMatch(/^2 /)
    await expect.poll(() => textOf(page, '#showcase [role="status"]')).toMatch(/^2 /)
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
        const kept = await Promise.all(pictures.map((picture) => caches.match(picture)))
        Object.assign(window, { isKept: kept.every(Boolean) })
      }
      setInterval(() => void look(), 200)
    }, first)
    await expect.poll(() => page.run(() => 'isKept' in window && window.isKept)).toBe(true)
    await page.site.close()
    await page.open(page.site.url)
    await expect.poll(shown).toEqual(expect.arrayContaining(first))
    await page.open(new URL(pages.about.path, page.site.url).href)
    await expect.poll(() => textOf(page, 'h1')).toBe(pages.about.title)
  })

  test('a page that does not arrive says so, and Back tells of what it shows', async () => {
    const page = await visit('/')
    await alive(page)
    const told = () =>
      page.run(() => [
        document.title,
        document.querySelector('meta[name="description"]')?.getAttribute('content'),
        document.activeElement?.textContent,
      ])
    const title = await page.run(() => document.title)
    // Nothing answers any more, and the browser knows.
    await page.run(() => void Object.defineProperty(navigator, 'onLine', { value: false }))
    await page.site.close()
    await page.press(`nav a[href="${pages.about.path}"]`)
    const { heading, text } = ui.failure.offline
    await expect.poll(told).toEqual([expect.stringContaining(heading), text, heading])
    await page.run(() => history.back())
    const headline = () => textOf(page, 'h1')
    await expect.poll(headline).toContain(hero.headline)
    await expect.poll(told).toEqual([title, pages.home.description, await headline()])
    expect(await faultsOf(page)).toEqual([])
  })
})

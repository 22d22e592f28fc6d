import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { onTestFinished, test } from 'vitest'

import { about } from '#content/about'
import { faq } from '#content/faq'
import { identity } from '#content/identity'
import { pages } from '#content/pages'
import { projects } from '#content/projects'
import { ui } from '#content/ui'
import { PAGE_SIZE } from '#machines/pager.machine'

import { expect } from '../site/expect.ts'
import { inEachEngine } from './in-each-engine.ts'
import { startProbedSite } from './probed-site.ts'
import type { Session } from './webdriver.ts'

/** Pictures of each page, to be looked at beside those of other engines. */
const PICTURES = '.cache/engines'

const faultsOf = (page: Session) =>
  page.run(() => (globalThis as unknown as { faults: string[] }).faults)

const textOf = (page: Session, selector: string) =>
  page.run((wanted) => document.querySelector(wanted)?.textContent.trim() ?? null, selector)

const attributeOf = (page: Session, selector: string, name: string) =>
  page.run(
    (wanted, attribute) => document.querySelector(wanted)?.getAttribute(attribute) ?? null,
    selector,
    name,
  )

const isShown = (page: Session, selector: string) =>
  page.run((wanted) => document.querySelector(wanted)?.checkVisibility() ?? false, selector)

const focusedText = (page: Session) =>
  page.run(() => document.activeElement?.textContent.trim() ?? '')

const TITLED = (title: string) => `button[title="${title}"]`
const THEME = `button[title^="${ui.theme.label}"]`
const BAR = 'header[data-entrance]'

/** One page turns into another. A driver refuses to press what is behind the pictures of both. */
const isTurning = () =>
  document
    .getAnimations()
    .some(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'))

/** The page is alive: React has taken it over, all of it is laid out, and its movements have their code. */
const alive = async (page: Session) => {
  await expect.poll(() => attributeOf(page, 'html', 'data-first-view')).toBeNull()
  await expect.poll(() => attributeOf(page, 'html', 'data-script')).toBe('here')
  await expect.poll(() => attributeOf(page, BAR, 'data-entrance')).toBe('entered')
}

inEachEngine((visit, engine) => {
  test('every page is there, without an error', async () => {
    const page = await visit('/', { width: 1280, height: 900 })
    mkdirSync(PICTURES, { recursive: true })
    const { origin } = new URL(await page.run(() => location.href))
    for (const [name, { path, title }] of Object.entries(pages)) {
      await page.open(origin + path)
      await expect.poll(() => attributeOf(page, BAR, 'data-entrance')).toBe('entered')
      expect(await page.run(() => document.title)).toContain(title)
      expect(await page.run(() => document.querySelectorAll('h1').length)).toBe(1)
      const width = await page.run(() => document.documentElement.scrollWidth - innerWidth)
      expect(width).toBeLessThanOrEqual(0)
      expect(await faultsOf(page)).toEqual([])
      writeFileSync(join(PICTURES, `${name}.${engine}.png`), await page.picture())
    }
  })

  test('links, places, theme, motion and palette work', async () => {
    const page = await visit('/about')
    await expect.poll(() => attributeOf(page, BAR, 'data-entrance')).toBe('entered')
    await page.run(() => scrollTo({ top: 600, behavior: 'instant' }))
    await page.press(`nav a[href="${pages.projects.path}"]`)
    await expect.poll(() => textOf(page, 'h1')).toBe(ui.projects.heading)
    expect(await focusedText(page)).toBe(ui.projects.heading)
    await expect.poll(() => page.run(() => scrollY)).toBe(0)
    await page.run(() => history.back())
    await expect.poll(() => textOf(page, 'h1')).toBe(about.heading)
    await expect.poll(() => page.run(() => Math.round(scrollY))).toBe(600)
    await expect.poll(() => page.run(isTurning)).toBe(false)

    const theme = () => attributeOf(page, 'html', 'data-theme')
    // From the system's to dark, and from dark to light.
    await page.press(THEME)
    await expect.poll(theme).toBe('dark')
    await page.press(THEME)
    await expect.poll(theme).toBe('light')
    if (await isShown(page, TITLED(ui.motion.stop))) await page.press(TITLED(ui.motion.stop))
    await expect.poll(() => attributeOf(page, 'html', 'data-motion')).toBe('stop')
    await page.press(TITLED(ui.motion.go))
    await expect.poll(() => attributeOf(page, 'html', 'data-motion')).toBe('go')

    await page.keys('Control+k')
    await expect.poll(() => isShown(page, 'dialog [role="combobox"]')).toBe(true)
    await page.keys('Escape')
    await expect.poll(() => isShown(page, 'dialog')).toBe(false)
    await page.keys('Control+k')
    await expect.poll(() => isShown(page, 'dialog')).toBe(true)
    await page.keys(...about.faqHeading.split(''), 'Enter')
    await expect.poll(() => focusedText(page)).toBe(about.faqHeading)
    expect(await faultsOf(page)).toEqual([])
  })

  test('answers open, and one at a time', async () => {
    const page = await visit('/about#faq')
    const [first, second] = faq.map(({ id }) => `#faq-${id}-button`) as [string, string]
    const openOnes = () =>
      page.run(() => document.querySelectorAll('main button[aria-expanded="true"]').length)
    await page.press(first)
    await expect.poll(() => attributeOf(page, first, 'aria-expanded')).toBe('true')
    await page.press(second)
    await expect.poll(() => attributeOf(page, second, 'aria-expanded')).toBe('true')
    expect(await openOnes()).toBe(1)
    const panel = `#${await attributeOf(page, second, 'aria-controls')}`
    await expect.poll(() => isShown(page, `${panel} p`)).toBe(true)
    await page.keys('Enter')
    await expect.poll(openOnes).toBe(0)
    expect(await faultsOf(page)).toEqual([])
  })

  test('HIDE leads back to the start of the list, and all is there for print', async () => {
    const page = await visit('/projects')
    await alive(page)
    const button = 'main p > button.pill'
    // Those that are not due yet are in the document, too.
    const count = () =>
      page.run(
        () =>
          [...document.querySelectorAll('main article')].filter((card) => card.checkVisibility())
            .length,
      )
    await expect.poll(count).toBe(PAGE_SIZE)
    while ((await textOf(page, button)) === ui.projects.more) {
      const before = await count()
      await page.press(button)
      await expect.poll(count).not.toBe(before)
    }
    // Cards that still come push the button away from under a press.
    await expect(async () => {
      await page.press(button)
      await expect.poll(() => textOf(page, button), { timeout: 3000 }).toBe(ui.projects.more)
    }).toPass()
    const topOfList = () =>
      page.run(() => {
        const list = document.querySelector('.project-list')
        const margin = Number.parseFloat(getComputedStyle(list ?? document.body).scrollMarginTop)
        return Math.abs((list?.getBoundingClientRect().top ?? Infinity) - margin)
      })
    await expect.poll(topOfList).toBeLessThan(2)
    const printed = await page.run(() => {
      dispatchEvent(new Event('beforeprint'))
      const cards = document.querySelectorAll('main article').length
      dispatchEvent(new Event('afterprint'))
      return cards
    })
    expect(printed).toBe(projects.length)
    expect(await faultsOf(page)).toEqual([])
  })

  test('in a small window the links are behind a button, and next to it', async () => {
    const page = await visit('/', { width: 500, height: 700 })
    await alive(page)
    const button = 'header button[aria-controls]'
    await page.press(button)
    await expect.poll(() => isShown(page, `nav a[href="${pages.about.path}"]`)).toBe(true)
    await page.keys('Tab')
    const isInPanel = () => page.run(() => document.activeElement?.closest('.menu-links') !== null)
    expect(await isInPanel()).toBe(true)
    await page.keys('Escape')
    await expect.poll(() => isShown(page, `nav a[href="${pages.about.path}"]`)).toBe(false)
    const controlled = () =>
      page.run(() => document.activeElement?.getAttribute('aria-controls') ?? null)
    await expect.poll(controlled).not.toBeNull()
    expect(await faultsOf(page)).toEqual([])
  })

  test('carousels move, and stand still when they are told', async () => {
    const page = await visit('/')
    // What is not laid out yet cannot be scrolled to.
    await alive(page)
    await page.run(() => document.querySelector('#showcase')?.scrollIntoView())
    const slide = () =>
      page.run(
        () => document.querySelector('#showcase [role="group"]:not([inert])')?.ariaLabel ?? '',
      )
    const seen = new Set<string>()
    await expect.poll(async () => seen.add(await slide()).size).toBe(3)
    if (await isShown(page, TITLED(ui.motion.stop))) await page.press(TITLED(ui.motion.stop))
    const state = () => textOf(page, '#showcase [data-card-state]')
    await expect.poll(state).toContain(ui.showcase.stopped)
    await page.run(() => document.querySelector<HTMLElement>('.showcase-list a')?.focus())
    await expect.poll(slide).toMatch(/^1 /)
    await expect.poll(() => textOf(page, '#showcase [role="status"]')).toMatch(/^1 /)
    expect(await faultsOf(page)).toEqual([])
  })

  test('without a connection a returning visitor gets the site, its portrait too', async () => {
    const page = await visit('/about')
    if (!(await page.run(() => 'serviceWorker' in navigator))) return
    const site = await startProbedSite(process.cwd())
    let isOpen = true
    const close = async () => {
      if (isOpen) await site.close()
      isOpen = false
    }
    onTestFinished(close)
    await page.open(site.url)
    const portrait = `img[alt="${ui.hero.portraitAlt} ${identity.name}"]`
    await page.run((wanted) => {
      // A script that is run may not wait.
      const look = async () => {
        await navigator.serviceWorker.ready
        const shown = document.querySelector<HTMLImageElement>(wanted)?.currentSrc ?? ''
        Object.assign(window, { isSaved: Boolean(shown && (await caches.match(shown))) })
      }
      setInterval(() => void look(), 200)
    }, portrait)
    await expect.poll(() => page.run(() => 'isSaved' in window && window.isSaved)).toBe(true)
    await close()
    await page.open(site.url)
    const naturalWidth = () =>
      page.run(
        (wanted) => document.querySelector<HTMLImageElement>(wanted)?.naturalWidth ?? 0,
        portrait,
      )
    await expect.poll(naturalWidth).toBeGreaterThan(0)
    await page.open(`${site.url}${pages.about.path}`)
    await expect.poll(() => textOf(page, 'h1')).toBe(about.heading)
  })
})

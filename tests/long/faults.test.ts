/** Whatever of a page fails to load, or throws, the page can be read and answers. */
import type { Page } from 'playwright'

import { faq } from '#content/faq'
import { pages } from '#content/pages'
import { projects } from '#content/projects'
import { ui } from '#content-model/schema/ui.ts'

import { call, field, follow, showAllProjects, speedOf } from '../site/controls.ts'
import { expect } from '../site/expect.ts'
import { test } from '../site/site.ts'
import { LATER, unseenWords } from '../site/visibility.ts'

/**
 * Of requests that fail the browser speaks on the console, and React of what it has caught. It may
 * say that it drew a section again (#422), before the boundary gets what was thrown.
 */
const uncaught = (said: string[]) =>
  said.filter((text) => text.startsWith('uncaught') && !text.includes('#422'))

/** Past each part that enters when it is scrolled to: one that is jumped over is not laid out. */
const goDown = async (page: Page) => {
  // What is out of view is hidden from here on.
  for (const x of [5, 10]) await page.mouse.move(x, 200)
  await page.evaluate(async () => {
    for (const part of document.querySelectorAll('[data-entrance="waiting"]')) {
      part.scrollIntoView({ behavior: 'instant', block: 'center' })
      await new Promise(requestAnimationFrame)
    }
  })
}

/** Whoever goes down the page sees all of it. */
const expectReadable = async (page: Page, message: string) => {
  const unseen = async () => {
    await goDown(page)
    return unseenWords(page.locator('main'), LATER)
  }
  await expect.poll(unseen, { message }).toEqual([])
}

/** Fonts, pictures, all that draws scenes, and GSAP. */
const BESIDES_WORDS = /\.woff2$|\.(?:avif|webp|jpe?g|svg)$|scene|worker|artboard|movements/

test('without fonts, pictures, scenes and GSAP all can be read, opened and closed', async ({
  visit,
}) => {
  const { page, said } = await visit(pages.projects.path, {
    moves: true,
    width: 360,
    prepare: (fresh) => fresh.route(BESIDES_WORDS, (route) => route.abort()),
  })
  for (const [name, isShown] of [
    [ui.navigation.menu, true],
    [ui.navigation.close, false],
  ] as const) {
    await page.getByRole('button', { name }).click()
    await expect(page.locator('#Menu')).toBeVisible({ visible: isShown })
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectReadable(page, 'without them')
  await showAllProjects(page)
  await expect(page.getByRole('article').last().getByRole('heading')).toBeFocused()
  await page.getByRole('button', { name: ui.projects.hide }).click()
  await expect(page.getByRole('button', { name: ui.projects.more })).toBeVisible()
  await follow(page, pages.about)
  const [{ question, answer }] = faq as [(typeof faq)[number]]
  for (const isOpen of [true, false]) {
    await page.getByRole('button', { name: question }).click()
    await expect(page.getByText(answer)).toBeVisible({ visible: isOpen })
  }
  expect(uncaught(said)).toEqual([])
})

test('without any one of its scripts the page can be read', async ({ visit }) => {
  const wishes = { moves: true, width: 360, isFirst: true }
  const { page, said, requests } = await visit(pages.about.path, wishes)
  const movements = page.waitForResponse(/\/movements-/)
  await goDown(page)
  await movements
  const scripts = [...new Set(requests)].filter((url) => url.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(2)
  await (
    await speedOf(page)
  )(10)
  // Not by a route: then all other files would come from the network, too.
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  for (const script of scripts) {
    await session.send('Network.setBlockedURLs', { urls: [script] })
    const isGone = page.waitForEvent('requestfailed', (request) => request.url() === script)
    await page.reload({ waitUntil: 'load' })
    await expectReadable(page, script)
    await isGone
    expect([script, uncaught(said)]).toEqual([script, []])
  }
  await session.detach()
})

/** What a part asks of the browser throws within the selected elements. */
const breakParts = (selector: string) => (page: Page) =>
  page.addInitScript((broken) => {
    const { prototype } = Element
    // oxlint-disable-next-line typescript/unbound-method -- called on its element below
    const ask = prototype.getAnimations
    prototype.getAnimations = function (...given) {
      if (this.closest(broken)) throw new Error('broken')
      return ask.apply(this, given)
    }
  }, selector)

const failures = (page: Page) => page.getByRole('alert')

test('when the bar and a card throw, links, other cards and SEE MORE work', async ({ visit }) => {
  const broken = `header, #project-${projects[1]!.id}`
  const wishes = { moves: true, prepare: breakParts(broken) }
  const { page, said } = await visit(pages.projects.path, wishes)
  await expect(failures(page)).toHaveText(Array(2).fill(new RegExp(ui.failure.part)))
  await expect(failures(page).getByRole('link').last()).toBeInViewport({ ratio: 1 })
  const cards = page.getByRole('article')
  await expect(cards.nth(1).getByRole('heading')).toHaveText(projects[2]!.title)
  await page.getByRole('button', { name: ui.projects.more }).click()
  await expect(cards.nth(2).getByRole('heading')).toBeFocused()
  await call(page)
  await field(page).fill(pages.about.title)
  await field(page).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.about.title)
  expect(uncaught(said)).toEqual([])
})

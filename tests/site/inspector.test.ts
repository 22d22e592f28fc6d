import type { BrowserContext, Page } from 'playwright'
import { describe } from 'vitest'

import { inspector as words } from '#content/inspector'
import { pages } from '#content/pages'
import { ui } from '#content/ui'

import { expect } from './expect.ts'
import { test, type Visit } from './site.ts'

type Visitor = (path: string, wishes?: typeof clocked) => Promise<Visit>

const panel = (page: Page) => page.getByRole('complementary', { name: words.panel })
const sentence = (page: Page) => page.locator('.ins-sentence')
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true })

/** Keeps what is copied, which a page without a person in front of it may not. */
const watchCopies = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: (text: string) => {
          Object.assign(window, { copied: text })
          return Promise.resolve()
        },
      },
    })
  })
const copied = (page: Page) =>
  page.evaluate(() => ('copied' in window ? String(window.copied) : ''))

describe('the way in', () => {
  test.for(Object.values(pages).map(({ path }) => path))(
    'is paid for by nobody who does not take it, at %s',
    async (path, { visit }) => {
      const { page, requests } = await visit(path)
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await page.waitForLoadState('networkidle')
      expect(
        requests.filter((url) => /\/(?:inspector|connect|log|record|restore|sim)[^/]*$/.test(url)),
      ).toEqual([])
      await page.keyboard.press('?')
      await expect(panel(page)).toBeVisible()
      expect(requests.some((url) => /\/inspector-[^/]*\.js$/.test(url))).toBe(true)
    },
  )

  test('is a link at the foot of the page', async ({ visit }) => {
    const { page, said } = await visit('/about')
    await page.getByRole('link', { name: ui.footer.inspect }).click()
    await expect(panel(page)).toBeVisible()
    expect(said).toEqual([])
  })

  test('is the strip of each node, and leads to its machine', async ({ visit }) => {
    const { page } = await visit('/about')
    await page.locator('[data-inspect=faq]').click()
    await expect(sentence(page)).toContainText('faq is closed')
    await expect(page).toHaveURL('/about')
  })

  test('is a key, which also leads out, and back to where the reader was', async ({ visit }) => {
    const { page } = await visit('/')
    const link = page.getByRole('link', { name: ui.navigation.about }).first()
    await link.focus()
    await page.keyboard.press('Control+Shift+X')
    await expect(panel(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
    await expect(link).toBeFocused()
  })

  test('is not the key while somebody writes', async ({ visit }) => {
    const { page } = await visit('/?inspect')
    await tab(page, words.views.log).click()
    await page.getByLabel(words.log.filter).first().pressSequentially('a?')
    await expect(panel(page)).toBeVisible()
    await expect(page.getByLabel(words.log.filter).first()).toHaveValue('a?')
  })

  test('is the address, with the name of a machine', async ({ visit }) => {
    const { page, said } = await visit('/?inspect=theme')
    await expect(sentence(page)).toContainText('theme is')
    expect(said).toEqual([])
  })
})

describe('the actors', () => {
  test('are those of the page, once each, and those that left are grey', async ({ visit }) => {
    const { page } = await visit('/about?inspect')
    const listed = page.locator('.ins-actor:not([data-gone]) .ins-actor-name')
    await expect.poll(() => listed.allInnerTexts()).toContain('faq')
    await expect.poll(() => listed.allInnerTexts()).toContain('menu')
    const names = await listed.allInnerTexts()
    expect(new Set(names).size).toBe(names.length)
    await expect(page.locator('.ins-actor[data-gone]')).toHaveCount(0)
    await page
      .getByRole('navigation')
      .getByRole('link', { name: ui.navigation.projects })
      .first()
      .click()
    await expect(page.locator('.ins-actor[data-gone]', { hasText: 'faq' })).toHaveCount(1)
    await expect(page.locator('.ins-actor:not([data-gone])', { hasText: 'pager' })).toHaveCount(1)
  })

  test('do not include the inspector, unless it is asked for', async ({ visit }) => {
    const { page } = await visit('/?inspect')
    const self = page.locator('.ins-actor', { hasText: 'inspector' })
    await expect(self).toHaveCount(0)
    await page.getByLabel(words.actors.self).check()
    await expect(self).toHaveCount(1)
  })
})

/** Further ahead than a busy machine takes to say so: a clock cannot be set back. */
const AHEAD_MS = 3000

/** From here on the page's clock stands until the test moves it. */
const holdTime = async (page: Page) =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD_MS)

const clocked = { prepare: (context: BrowserContext) => context.clock.install() }

/** The home page on a clock that is moved by hand, in front of the showcase that waits. */
const waitingShowcase = async (visit: Visitor) => {
  const visited = await visit('/?inspect=showcase', clocked)
  const { page } = visited
  await page.getByRole('region', { name: ui.showcase.label }).scrollIntoViewIfNeeded()
  await tab(page, words.views.log).click()
  await expect(page.locator('.ins-entry').first()).toBeVisible()
  await expect(page.locator('.ins-ring')).toHaveCount(1)
  await holdTime(page)
  await expect
    .poll(
      async () => {
        await page.clock.runFor(100)
        return await shareLeft(page)
      },
      { intervals: [20], timeout: 20_000 },
    )
    .toBeGreaterThan(0.6)
  return visited
}

/** How much of the delay is left: 1 for all of it. */
const shareLeft = async (page: Page) =>
  1 - Number(await page.locator('.ins-ring circle').nth(1).getAttribute('stroke-dashoffset'))

describe('the chart', () => {
  test('lights what is current, traces what was taken and counts what waits', async ({ visit }) => {
    const { page } = await visit('/?inspect=showcase')
    await page.getByRole('region', { name: ui.showcase.label }).scrollIntoViewIfNeeded()
    await expect(sentence(page)).toContainText('interval in')
    await expect(page.locator('.ins-node[data-active]').first()).toBeAttached()
    await expect(page.locator('.ins-ring')).toHaveCount(1)
    await expect(page.locator('.ins-trace').first()).toBeAttached({ timeout: 4000 })
  })

  test('counts down with the page, and stands while the log is paused', async ({ visit }) => {
    const { page } = await waitingShowcase(visit)
    const before = await shareLeft(page)
    await page.clock.runFor(500)
    await expect.poll(() => shareLeft(page)).toBeCloseTo(before - 0.25, 1)

    await button(page, words.log.pause).click()
    const [share, said] = [await shareLeft(page), await sentence(page).innerText()]
    // The page goes on: its timer runs out, and is armed anew.
    await page.clock.runFor(5000)
    expect(await shareLeft(page)).toBe(share)
    await expect(sentence(page)).toHaveText(said)
    await expect(page.locator('.ins-moment')).toHaveText(words.time.paused)

    await button(page, words.log.resume).click()
    await page.clock.runFor(100)
    await expect(page.locator('.ins-moment')).toHaveText(words.time.live)
    await expect(sentence(page)).not.toHaveText(said)
  })

  test('stands at an earlier moment as far as it was then', async ({ visit }) => {
    const { page } = await waitingShowcase(visit)
    await page.locator('.ins-entry', { hasText: 'showcase' }).last().click()
    const [share, said] = [await shareLeft(page), await sentence(page).innerText()]
    expect(said).toMatch(/showcase was .*interval in \d/)
    await page.clock.runFor(5000)
    expect(await shareLeft(page)).toBe(share)
    await expect(sentence(page)).toHaveText(said)
  })

  test('sends the event whose label is pressed', async ({ visit }) => {
    const { page } = await visit('/?inspect=theme', { reducedMotion: true })
    await button(page, words.chart.fit).click()
    const label = page.locator('.ins-row[data-accepted]', { hasText: 'theme.next' }).first()
    const { x, y, width, height } = (await label.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    }
    await page.mouse.click(x + width / 2, y + height / 2)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(sentence(page)).toContainText('theme is dark')
  })

  test('is a list for screen readers, and for all on a phone', async ({ visit }) => {
    const { page } = await visit('/?inspect=menu', { width: 390 })
    const current = page.locator('.ins-chart-list li[aria-current]').last()
    await expect(current).toContainText('closed')
    await expect(page.locator('.ins-chart-list')).toBeVisible()
    await expect(page.locator('.ins-chart')).toBeHidden()
    const { page: wide } = await visit('/?inspect=menu')
    await expect(wide.locator('.ins-chart')).toBeVisible()
    await expect(wide.getByRole('list', { name: `${words.chart.label} menu` })).toBeAttached()
  })

  test('can be taken away as Mermaid and as SVG', async ({ visit }) => {
    const { page } = await visit('/')
    await watchCopies(page)
    await page.goto('/?inspect=menu')
    await button(page, words.chart.mermaid.long).click()
    await expect.poll(() => copied(page)).toContain('menu_closed --> menu_opening : menu.toggle')
    const download = page.waitForEvent('download')
    await button(page, words.chart.svg.long).click()
    expect((await download).suggestedFilename()).toBe('menu.svg')
  })
})

describe('events', () => {
  test('show where they lead, can be sent, and are closed to what the state ignores', async ({
    visit,
  }) => {
    const { page } = await visit('/?inspect=menu', { width: 900 })
    const row = (name: string) => page.locator('.ins-event', { hasText: name })
    await expect(row('menu.toggle')).toContainText('→ opening')
    await expect(row('escape.pressed').getByRole('button')).toBeDisabled()
    await row('menu.toggle').getByRole('button').click()
    await expect(sentence(page)).toContainText(/opening|open/)
  })

  test('carry data that can be filled in, suggested by the actor itself', async ({ visit }) => {
    const { page } = await visit('/about?inspect=faq')
    const row = page.locator('.ins-event', { hasText: 'item.toggle' })
    await expect(row.getByLabel('id')).toHaveValue('backend')
    await row.getByLabel('id').fill('nobody')
    await expect(row.getByRole('button')).toBeDisabled()
    await row.getByLabel('id').fill('frontend')
    await row.getByRole('button').click()
    await expect(page).toHaveURL(/#faq-frontend$/)
  })

  test('by hand are checked, and shown as ignored where nobody knows them', async ({ visit }) => {
    const { page } = await visit('/?inspect=showcase')
    const byHand = page.getByLabel(words.events.byHand)
    await byHand.fill('{"type": "slide.select", "index": "<img src=x onerror=alert(1)>"}')
    await byHand.press('Enter')
    await expect(panel(page)).toContainText('slide.select needs index: a number.')
    await byHand.fill('unheard.of')
    await byHand.press('Enter')
    await tab(page, words.views.log).click()
    await expect(page.getByRole('option', { name: /showcase unheard\.of ignored/ })).toBeVisible()
  })
})

describe('the log', () => {
  test('has events and route changes in order, filters, clears', async ({ visit }) => {
    const { page } = await visit('/?inspect=theme')
    await tab(page, words.views.log).click()
    await page
      .getByRole('button', { name: new RegExp(ui.theme.label) })
      .first()
      .click()
    await page
      .getByRole('navigation')
      .getByRole('link', { name: ui.navigation.about })
      .first()
      .click()
    const options = page.getByRole('listbox', { name: words.log.label }).getByRole('option')
    await page.getByLabel(words.log.filter).first().fill('theme.next')
    await expect(options).toHaveCount(1)
    await page.getByLabel(words.log.filter).first().fill('')
    await page.getByLabel(words.log.kind).selectOption('route')
    await expect(options).toHaveText([/\/route/, /\/aboutroute/])
    await button(page, words.log.clear).click()
    await expect(options).toHaveCount(0)
  })
})

describe('time', () => {
  test('goes back without touching the page, and takes the page along when asked', async ({
    visit,
  }) => {
    const { page } = await visit('/about?inspect=faq')
    const answer = page.getByRole('button', { expanded: true })
    await page.locator('.ins-event', { hasText: 'item.toggle' }).getByRole('button').click()
    await expect(answer).toHaveCount(1)
    await tab(page, words.views.log).click()
    const toggled = page.getByRole('option', { name: /faq item\.toggle/ })
    await expect(toggled).toBeVisible()
    await toggled.click()
    await page.keyboard.press('Tab')
    await page.getByRole('listbox').focus()
    await page.keyboard.press('ArrowUp')
    await expect(sentence(page)).toContainText('faq was closed')
    await expect(answer).toHaveCount(1)
    await button(page, words.time.restore).click()
    await expect(answer).toHaveCount(0)
    await expect(sentence(page)).toContainText('faq is closed')
    await expect(panel(page)).toContainText(words.time.restored)

    // The fresh actors are as alive as the first.
    await page.getByRole('heading', { level: 3 }).getByRole('button').first().click()
    await expect(answer).toHaveCount(1)
  })

  test('restores what was on another page', async ({ visit }) => {
    const { page } = await visit('/projects?inspect=pager')
    await page.locator('.ins-event', { hasText: 'page.more' }).getByRole('button').click()
    await expect(page.getByRole('article')).toHaveCount(6)
    await tab(page, words.views.log).click()
    await page
      .getByRole('navigation')
      .getByRole('link', { name: ui.navigation.about })
      .first()
      .click()
    await expect(page).toHaveURL('/about')
    // Only the rows in sight are there.
    await page.getByLabel(words.log.filter).first().fill('page.more')
    await page.getByRole('option', { name: /pager page\.more/ }).click()
    await button(page, words.time.restore).click()
    await expect(page).toHaveURL('/projects')
    await expect(page.getByRole('article')).toHaveCount(6)
  })
})

describe('the simulator', () => {
  test('steps a machine through its delays, away from the page', async ({ visit }) => {
    const { page } = await visit('/?inspect')
    await button(page, words.modes.simulator).click()
    await expect(sentence(page)).toContainText('carousel is rotation.waiting')
    await button(page, words.simulator.timer).click()
    await expect(sentence(page)).toContainText('track.moving.running')
    await expect(panel(page)).toContainText('clock 2.0 s')
    await expect(panel(page)).toContainText(/\d+\/\d+ transitions/)
    await page.getByLabel(words.actors.machines).selectOption('menu')
    await expect(sentence(page)).toContainText('menu is closed')
  })

  test('has time stand still between steps, and says exactly what is left', async ({ visit }) => {
    const { page } = await visit('/?inspect', clocked)
    await button(page, words.modes.simulator).click()
    await expect(sentence(page)).toContainText('interval in 2.0 s')
    await holdTime(page)
    await expect.poll(() => shareLeft(page)).toBe(1)
    await page.clock.runFor(5000)
    await expect(sentence(page)).toContainText('interval in 2.0 s')
    expect(await shareLeft(page)).toBe(1)
    await button(page, words.simulator.second).click()
    await expect(sentence(page)).toContainText('interval in 1.0 s')
    await expect.poll(() => shareLeft(page)).toBe(0.5)
    await page.clock.runFor(5000)
    expect(await shareLeft(page)).toBe(0.5)
  })
})

describe('the panel', () => {
  test('is docked where the reader wants it, as large as they want it, and stays so', async ({
    visit,
  }) => {
    const { page } = await visit('/?inspect')
    await button(page, words.dock.right).click()
    const separator = page.getByRole('separator', { name: words.resize })
    const size = Number(await separator.getAttribute('aria-valuenow'))
    await separator.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(separator).toHaveAttribute('aria-valuenow', String(size + 4))
    await page.reload()
    await expect(panel(page)).toHaveAttribute('data-dock', 'right')
    await expect(page.getByRole('separator')).toHaveAttribute('aria-valuenow', String(size + 4))
  })

  test('is worked by the keyboard alone', async ({ visit }) => {
    const { page } = await visit('/?inspect=menu')
    await tab(page, words.views.events).focus()
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, words.views.log)).toBeFocused()
    await expect(tab(page, words.views.log)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowLeft')
    const send = page.locator('.ins-event', { hasText: 'menu.toggle' }).getByRole('button')
    await send.focus()
    await page.keyboard.press('Enter')
    await expect(sentence(page)).toContainText(/open/)
  })

  test.for([360, 768, 1280, 1920])(
    'does not make the page scroll sideways at %i px',
    async (width, { visit }) => {
      const { page, said } = await visit('/?inspect=showcase', { width })
      await expect(panel(page)).toBeVisible()
      const beyond = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
      expect(beyond).toBe(0)
      expect(said).toEqual([])
    },
  )
})

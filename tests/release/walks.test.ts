/** Every step in every state of what moves only when it is asked to: by key, press and address. */
import type { Page } from 'playwright'

import { faq } from '#content/faq'
import { pages } from '#content/pages'
import { projects } from '#content/projects'
import { ui } from '#content-model/schema/ui.ts'
import { accordionMachine } from '#machines/accordion.machine.ts'
import { menuMachine } from '#machines/menu.machine.ts'
import { PAGE_SIZE, pagerMachine } from '#machines/pager.machine.ts'
import { paletteMachine } from '#machines/palette.machine.ts'

import { call, field, options, press } from '../site/controls.ts'
import { expect } from '../site/expect.ts'
import { test } from '../site/site.ts'
import { ANYWHERE, type Control, walkThrough } from './walk.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const key = (name: string) => (page: Page) => page.keyboard.press(name)

/** Follows a link within the page to an anchor. */
const goTo = (anchor: string) => (page: Page) =>
  page.evaluate((hash) => {
    history.replaceState(history.state, '', location.pathname)
    location.hash = hash
  }, anchor)

test('the menu: keys, pointer and width of the window', async ({ visit }) => {
  const visited = await visit(pages.about.path, { width: 390 })
  const { page } = visited
  const menu = page.locator('[aria-controls="Menu"]')
  const panel = page.locator(`#${await menu.getAttribute('aria-controls')}`)
  const widen = async () => {
    await page.setViewportSize({ width: 700, height: 800 })
    await expect(menu).toBeHidden()
    // It hears of its width with the next frame, in which the page may be scrolled, too.
    const frame = () => page.evaluate(() => new Promise(requestAnimationFrame))
    await frame()
    await page.setViewportSize({ width: 390, height: 800 })
    await expect(menu).toBeVisible()
    await frame()
    await frame()
  }
  // At once: a wheel's page goes on to scroll, and closes a menu that is opened by then.
  const scroll = () => page.evaluate(() => scrollBy({ top: 90, behavior: 'instant' }))
  const here = panel.locator('[aria-current="page"]')
  // A link to the page itself leads to its top, in a later frame.
  const goHere = async () => {
    await here.press('Enter')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  }
  await walkThrough(visited, {
    machine: menuMachine,
    part: 'header',
    answers: [['timeline.done']],
    controls: [
      ['menu.toggle', () => menu.press('Enter')],
      ['escape.pressed', key('Escape'), ANYWHERE],
      ['outside.pressed', () => page.mouse.click(2, 780), ANYWHERE],
      ['page.scrolled', scroll],
      ['route.changed', goHere],
      ['viewport.widened', widen, ANYWHERE],
    ],
    look: async () => [
      await menu.getAttribute('aria-expanded'),
      await panel.getAttribute('data-state'),
      await panel.isVisible(),
    ],
    expected: ({ value }) => [String(value === 'open'), value, value === 'open'],
  })
})

test('the questions: keys and addresses', async ({ visit }) => {
  const visited = await visit(pages.about.path)
  const { page } = visited
  const known = faq.slice(0, 2)
  const controlsOf = ({ id, question }: (typeof known)[number], name: string): Control[] => [
    [{ type: 'item.toggle', id }, () => button(page, question).press(name)],
    [{ type: 'item.found', id }, goTo(`faq-${id}`), ANYWHERE],
  ]
  await button(page, known[0]!.question).scrollIntoViewIfNeeded()
  await walkThrough(visited, {
    machine: accordionMachine,
    input: { ids: faq.map(({ id }) => id) },
    part: '.state-card:has([href="?inspect=faq"])',
    answers: known.map(({ id }) => [{ type: 'timeline.done', id }]),
    controls: [...controlsOf(known[0]!, 'Enter'), ...controlsOf(known[1]!, 'Space')],
    look: () =>
      Promise.all(
        known.map(async ({ id, question, answer }) => [
          await button(page, question).getAttribute('aria-expanded'),
          await page.getByText(answer).isVisible(),
          // It is written a frame later.
          new URL(page.url()).hash === `#faq-${id}`,
        ]),
      ),
    expected: ({ context: { openId } }) =>
      known.map(({ id }) => [String(openId === id), openId === id, openId === id]),
  })
})

const found = (index: number): Control => [
  { type: 'entry.found', index },
  goTo(`project-${projects[index]!.id}`),
  ANYWHERE,
]

test('the projects: presses and addresses', async ({ visit }) => {
  const visited = await visit(pages.projects.path)
  const { page } = visited
  const more = button(page, ui.projects.more)
  const hide = button(page, ui.projects.hide)
  await walkThrough(visited, {
    machine: pagerMachine,
    input: { total: projects.length },
    part: 'main',
    answers: [['timeline.done']],
    controls: [
      ['page.more', () => more.click()],
      ['page.hide', () => hide.click()],
      ...[0, PAGE_SIZE, projects.length - 1].map(found),
    ],
    look: async () => [
      await page.getByRole('article').count(),
      await more.isVisible(),
      await hide.isVisible(),
    ],
    expected: (snapshot) => [
      snapshot.context.visible,
      snapshot.matches('partial'),
      snapshot.matches('complete'),
    ],
  })
})

test('the palette: keys and pointer', async ({ visit }) => {
  const visited = await visit(pages.notFound.path)
  const { page } = visited
  await call(page)
  const count = await options(page).count()
  await press(page, 'Escape')
  const type = (query: string): Control => [
    { type: 'query.changed', query },
    () => field(page).fill(query),
    // The same text again is no change of the field.
    ({ context }) => context.query !== query,
  ]
  const placeOf = (active: number) => {
    if (active === 0) return 'first'
    return active === count - 1 ? 'last' : 'between'
  }
  const dismissals = [key('Escape'), key('Control+k'), () => page.mouse.click(20, 400)]
  await walkThrough(visited, {
    machine: paletteMachine,
    input: { options: Array.from({ length: count }, (_, at) => ({ id: `${at}`, words: 'any' })) },
    part: 'dialog',
    keyOf: ({ value, context: { active, query } }) =>
      value === 'closed' ? 'closed' : JSON.stringify([value, placeOf(active), query]),
    answers: [['timeline.done']],
    // It leads to another page, or does what an option is for.
    without: ['option.choose'],
    controls: [
      ['palette.call', key('Control+k')],
      ...dismissals.map((act): Control => ['palette.dismiss', act]),
      ['option.next', key('ArrowDown')],
      ['option.previous', key('ArrowUp')],
      [{ type: 'option.point', index: 0 }, () => options(page).first().hover()],
      type('zzz'),
      type(''),
    ],
    look: () =>
      page.locator('dialog').evaluate((dialog) => {
        // Once it is closed, the keyboard leaves it with the next frame.
        if (!dialog.matches('[open], :focus-within')) return 'closed'
        const ids = [...dialog.querySelectorAll('[role=option]')].map(({ id }) => id)
        const said = (name: string) => dialog.querySelector('input')!.getAttribute(name)
        return [ids.length, ids.indexOf(said('aria-activedescendant') ?? ''), said('aria-expanded')]
      }),
    expected: (snapshot) => {
      if (!snapshot.matches('shown')) return 'closed'
      const isEmpty = snapshot.matches({ shown: { results: 'empty' } })
      return isEmpty ? [0, -1, 'false'] : [count, snapshot.context.active, 'true']
    },
  })
})

import type { Page } from 'playwright'

import { faq } from '#content/faq'
import { pages } from '#content/pages'
import { projects } from '#content/projects'
import { ui } from '#content/ui'
import { accordionMachine } from '#machines/accordion.machine'
import { menuMachine } from '#machines/menu.machine'
import { motionMachine } from '#machines/motion.machine'
import { PAGE_SIZE, pagerMachine } from '#machines/pager.machine'
import { paletteMachine } from '#machines/palette.machine'
import { themeMachine } from '#machines/theme.machine'

import { storeElsewhere } from './elsewhere.ts'
import { expect } from './expect.ts'
import { active, call, field, options } from './palette-page.ts'
import { test } from './site.ts'
import { type Deed, walkThrough } from './tour.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const press =
  (...keys: string[]) =>
  async (page: Page) => {
    for (const key of keys) await page.keyboard.press(key)
  }

/** A link within the page to an anchor. */
const goTo = (anchor: string) => (page: Page) =>
  page.evaluate((hash) => {
    history.replaceState(history.state, '', location.pathname)
    location.hash = hash
  }, anchor)

test('the menu, by press, key, pointer and width of the window', async ({ visit }) => {
  const { page, said } = await visit(pages.about.path, { width: 390 })
  const menu = button(page, ui.navigation.menu)
  const panel = page.locator(`#${await menu.getAttribute('aria-controls')}`)
  const { steps } = await walkThrough(page, {
    name: 'menu',
    machine: menuMachine,
    part: 'header',
    answers: (snapshot) =>
      snapshot.matches('opening') || snapshot.matches('closing') ? [{ type: 'timeline.done' }] : [],
    deeds: [
      { event: { type: 'menu.toggle' }, act: () => menu.click() },
      { event: { type: 'escape.pressed' }, act: press('Escape') },
      { event: { type: 'outside.pressed' }, act: () => page.mouse.click(195, 780) },
      {
        event: { type: 'route.changed' },
        act: () => panel.locator('[aria-current="page"]').click(),
        isPossible: (snapshot) => snapshot.matches('open'),
      },
      {
        event: { type: 'viewport.widened' },
        act: async () => {
          await page.setViewportSize({ width: 700, height: 800 })
          await expect(menu).toBeHidden()
          // It hears of its width with the next frame.
          await page.evaluate(() => new Promise(requestAnimationFrame))
          await page.setViewportSize({ width: 390, height: 800 })
        },
      },
    ],
    look: async () => [
      await menu.getAttribute('aria-expanded'),
      await panel.getAttribute('data-state'),
      await panel.isVisible(),
    ],
    expected: ({ value }) => [String(value === 'open'), value, value === 'open'],
  })
  expect(steps).toBe(9)
  expect(said).toEqual([])
})

test('the questions, by press and by address', async ({ visit }) => {
  const { page, said } = await visit(pages.about.path)
  const known = faq.slice(0, 3)
  const header = (question: string) => button(page, question)
  await header(known[0]?.question ?? '').scrollIntoViewIfNeeded()
  const { states } = await walkThrough(page, {
    name: 'questions',
    machine: accordionMachine,
    input: { ids: faq.map(({ id }) => id) },
    part: '[data-card]:has([href="?inspect=faq"])',
    answers: ({ context }) =>
      context.movingIds.map((id: string) => ({ type: 'timeline.done', id })),
    deeds: known.flatMap(({ id, question }) => [
      { event: { type: 'item.toggle', id }, act: () => header(question).click() },
      { event: { type: 'item.found', id }, act: goTo(`faq-${id}`) },
    ]),
    look: () =>
      Promise.all(
        known.map(async ({ question }) => [
          await header(question).getAttribute('aria-expanded'),
          await page.getByRole('region', { name: question }).isVisible(),
        ]),
      ),
    expected: ({ context }) =>
      known.map(({ id }) => [String(context.openId === id), context.openId === id]),
  })
  expect(states).toBe(4)
  expect(said).toEqual([])
})

test('the projects, by press and by address', async ({ visit }) => {
  const { page, said } = await visit(pages.projects.path)
  const later = projects.length - 1
  await walkThrough(page, {
    name: 'projects',
    machine: pagerMachine,
    input: { total: projects.length },
    part: 'main',
    answers: (snapshot) => (snapshot.matches('fetching') ? [{ type: 'rest.arrived' }] : []),
    deeds: [
      {
        event: { type: 'page.more' },
        act: () => button(page, ui.projects.more).click(),
        isPossible: (snapshot) => snapshot.matches('partial'),
      },
      {
        event: { type: 'page.hide' },
        act: () => button(page, ui.projects.hide).click(),
        isPossible: (snapshot) => snapshot.matches('complete'),
      },
      ...[0, PAGE_SIZE, later].map((index) => ({
        event: { type: 'entry.found', index },
        act: goTo(`project-${projects[index]?.id}`),
      })),
    ],
    look: async () => [
      await page.getByRole('article').count(),
      await button(page, ui.projects.more).isVisible(),
      await button(page, ui.projects.hide).isVisible(),
    ],
    expected: (snapshot) => [
      snapshot.context.visible,
      snapshot.matches('partial'),
      snapshot.matches('complete'),
    ],
  })
  expect(said).toEqual([])
})

test('the theme, by press, by the system and by another tab', async ({ visit }) => {
  const { page, said } = await visit(pages.notFound.path)
  const control = button(page, new RegExp(`^${ui.theme.label}`))
  const { states } = await walkThrough(page, {
    name: 'theme',
    machine: themeMachine,
    input: { choice: 'system', light: false },
    part: 'header',
    deeds: [
      { event: { type: 'theme.next' }, act: () => control.click() },
      ...(['dark', 'light'] as const).flatMap((choice) => [
        { event: { type: 'choice.loaded', choice }, act: storeElsewhere('theme', choice) },
        {
          event: { type: 'system.changed', light: choice === 'light' },
          act: () => page.emulateMedia({ colorScheme: choice }),
        },
      ]),
      { event: { type: 'choice.loaded', choice: 'system' }, act: storeElsewhere('theme', null) },
    ],
    look: async () => [
      await control.getAttribute('title'),
      await page.locator('html').getAttribute('data-theme'),
    ],
    expected: (snapshot) => [
      `${ui.theme.label}: ${ui.theme[snapshot.context.choice as 'dark']}`,
      snapshot.hasTag('light') ? 'light' : 'dark',
    ],
  })
  expect(states).toBe(6)
  expect(said).toEqual([])
})

test('motion, by press, by the system and by another tab', async ({ visit }) => {
  const { page, said } = await visit(pages.notFound.path)
  const control = button(page, new RegExp(`^(?:${ui.motion.stop}|${ui.motion.go})$`))
  const { states } = await walkThrough(page, {
    name: 'motion',
    machine: motionMachine,
    input: { choice: 'system', reduced: true },
    part: 'header',
    deeds: [
      { event: { type: 'motion.toggle' }, act: () => control.click() },
      ...(['stop', 'go'] as const).flatMap((choice) => [
        { event: { type: 'choice.loaded', choice }, act: storeElsewhere('motion', choice) },
        {
          event: { type: 'system.changed', reduced: choice === 'stop' },
          act: () =>
            page.emulateMedia({ reducedMotion: choice === 'stop' ? 'reduce' : 'no-preference' }),
        },
      ]),
      { event: { type: 'choice.loaded', choice: 'system' }, act: storeElsewhere('motion', null) },
    ],
    look: async () => [
      await control.getAttribute('title'),
      await page.locator('html').getAttribute('data-motion'),
    ],
    expected: (snapshot) =>
      snapshot.hasTag('moving') ? [ui.motion.stop, 'go'] : [ui.motion.go, 'stop'],
  })
  expect(states).toBe(6)
  expect(said).toEqual([])
})

test('the palette, by keys', async ({ visit }) => {
  const { page, said } = await visit('/')
  await call(page)
  const count = await options(page).count()
  await press('Escape')(page)
  const type = (query: string): Deed => ({
    event: { type: 'query.changed', query },
    act: () => field(page).fill(query),
    // A field that holds it already changes nothing.
    isPossible: (snapshot) => snapshot.matches('shown') && snapshot.context.query !== query,
  })
  await walkThrough(page, {
    name: 'palette',
    machine: paletteMachine,
    input: {
      options: Array.from({ length: count }, (_, at) => ({
        id: String(at),
        words: 'any',
        stays: false,
      })),
    },
    part: 'dialog',
    answers: (snapshot) =>
      snapshot.matches('closing') || snapshot.matches({ shown: { movement: 'opening' } })
        ? [{ type: 'timeline.done' }]
        : [],
    deeds: [
      {
        event: { type: 'palette.call' },
        act: press('Control+k'),
        isPossible: (snapshot) => snapshot.matches('closed'),
      },
      { event: { type: 'palette.dismiss' }, act: press('Escape') },
      {
        event: { type: 'option.next' },
        act: press('ArrowDown'),
        isPossible: (snapshot) => snapshot.matches('shown') && snapshot.context.active < 1,
      },
      {
        event: { type: 'option.previous' },
        act: press('ArrowUp'),
        isPossible: (snapshot) => snapshot.matches('shown') && snapshot.context.active < 2,
      },
      type('zzz'),
      type(''),
    ],
    look: async () => {
      const isOpen = await field(page).isVisible()
      if (!isOpen) return [false]
      const found = await options(page).count()
      const ids = await options(page).evaluateAll((all) => all.map(({ id }) => id))
      const chosen = found > 0 ? await active(page).getAttribute('id') : ''
      return [true, found, ids.indexOf(chosen ?? '')]
    },
    expected: (snapshot) => {
      if (!snapshot.matches('shown')) return [false]
      const isEmpty = snapshot.matches({ shown: { results: 'empty' } })
      return isEmpty ? [true, 0, -1] : [true, count, snapshot.context.active]
    },
  })
  expect(said).toEqual([])
})

import type { Page } from 'playwright'

import { faq } from '#content/faq'
import { ui } from '#content/ui'

import { expect } from './expect.ts'
import { heldScripts, TIMEOUT_MS } from './held-scripts.ts'
import { test } from './site.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const theme = (page: Page) => button(page, new RegExp(`^${ui.theme.label}`))
const question = (page: Page) => button(page, faq[0]?.question ?? '')

const controls = [
  {
    what: 'the menu of a phone',
    path: '/404',
    width: 390,
    control: (page: Page) => button(page, ui.navigation.menu),
    answered: (page: Page) =>
      expect(button(page, ui.navigation.menu)).toHaveAttribute('aria-expanded', 'true'),
  },
  {
    what: 'the theme',
    path: '/404',
    width: 1280,
    control: theme,
    answered: (page: Page) =>
      expect(theme(page)).toHaveAccessibleName(`${ui.theme.label}: ${ui.theme.dark}`),
  },
  {
    what: 'more projects',
    path: '/projects',
    width: 1280,
    control: (page: Page) => button(page, ui.projects.more),
    answered: (page: Page) => expect(page.getByRole('article').nth(5)).toBeVisible(),
  },
  {
    what: 'a question far down, whose code is not asked for yet',
    path: '/about',
    width: 1280,
    control: question,
    answered: (page: Page) => expect(question(page)).toHaveAttribute('aria-expanded', 'true'),
  },
]

test.for(controls)(
  '$what, pressed before there is a script, answers when there is one',
  async ({ path, width, control, answered }, { visit }) => {
    const scripts = heldScripts([TIMEOUT_MS])
    const { page, said } = await visit(path, {
      width,
      prepare: scripts.prepare,
      waitUntil: 'commit',
    })
    await control(page).click()
    scripts.letGo()
    await answered(page)
    expect(said).toEqual([])
  },
)

test('of two presses of the same button the last one counts, once', async ({ visit }) => {
  const scripts = heldScripts([TIMEOUT_MS])
  const { page } = await visit('/404', { prepare: scripts.prepare, waitUntil: 'commit' })
  await theme(page).click()
  await theme(page).click()
  scripts.letGo()
  await expect(theme(page)).toHaveAccessibleName(`${ui.theme.label}: ${ui.theme.dark}`)
  await theme(page).click()
  await expect(theme(page)).toHaveAccessibleName(`${ui.theme.label}: ${ui.theme.light}`)
})

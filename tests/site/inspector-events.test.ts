import { describe } from 'vitest'

import { faq } from '#content/faq'
import { inspector as words } from '#content/inspector'
import { pages } from '#content/pages'
import { ui } from '#content/ui'

import { expect } from './expect.ts'
import { button, openLogTools, panel, actorStatus, tab } from './inspector-page.ts'
import { test } from './site.ts'

describe('events', () => {
  test('show where they lead, can be sent, and are closed to what the state ignores', async ({
    visit,
  }) => {
    const { page } = await visit('/?inspect=menu', { width: 900 })
    const row = (name: string) => page.locator('li.ins-event', { hasText: name })
    await expect(row('menu.toggle')).toContainText('→ opening')
    await expect(row('escape.pressed').getByRole('button')).toBeDisabled()
    await row('menu.toggle').getByRole('button').click()
    await expect(actorStatus(page)).toContainText(/opening|open/)
  })

  test('carry data that can be filled in, suggested by the actor itself', async ({ visit }) => {
    const { page } = await visit('/about?inspect=faq')
    const row = page.locator('li.ins-event', { hasText: 'item.toggle' })
    await expect(row.getByLabel('id')).toHaveValue(faq[0]!.id)
    await row.getByLabel('id').fill('nobody')
    await expect(row.getByRole('button')).toBeDisabled()
    await row.getByLabel('id').fill(faq[1]!.id)
    await row.getByRole('button').click()
    await expect(page).toHaveURL(new RegExp(`#faq-${faq[1]!.id}$`))
  })

  test('by hand are checked, and shown as ignored where nobody knows them', async ({ visit }) => {
    const { page } = await visit('/?inspect=showcase')
    // Until its section is awake, another actor is chosen, with a field of its own.
    await expect(actorStatus(page)).toContainText('showcase')
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
      .getByRole('link', { name: pages.about.navigation })
      .first()
      .click()
    // A page that has come takes the focus: it would be taken from the field that is written in.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const options = page.getByRole('listbox', { name: words.log.label }).getByRole('option')
    await page.getByLabel(words.log.filter).first().fill('theme.next')
    await expect(options).toHaveCount(1)
    await page.getByLabel(words.log.filter).first().fill('route /')
    await expect(options).toHaveText([/\/route/, /\/aboutroute/])
    await openLogTools(page)
    await button(page, words.log.clear).click()
    await expect(options).toHaveCount(0)
  })
})

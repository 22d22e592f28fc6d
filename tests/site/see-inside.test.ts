/** The machines of a page, drawn in place while a key is held, or until one asks again. */
import type { Page } from 'playwright'

import { palette, ui } from '#words/ui'

import { call, field } from './controls.ts'
import { expect } from './expect.ts'
import { inspectorOn } from './inspector-page.ts'
import { test, hydrated } from './site.ts'

const insideOf = (page: Page) => ({
  layer: page.locator('.see-inside'),
  label: (name: string) => page.locator(`.inside-label[data-part="${name}"]`),
})

test('while X is held the showcase turns and answers; let go, the page is back', async ({
  visit,
}) => {
  const { page, requests, said } = await visit('/', { moves: true })
  const { layer, label } = insideOf(page)
  await page.locator('#showcase').scrollIntoViewIfNeeded()
  expect(requests.filter((url) => url.includes('see-inside'))).toEqual([])
  await page.keyboard.down('x')
  const showcase = label('showcase')
  await expect(showcase).toContainText(new RegExp(`${ui.inside.next}: \\d\\.\\d s`))
  await expect(showcase.locator('strong')).toHaveText(ui.states.moving)
  await expect(layer.getByRole('status')).toContainText(', after interval')
  await expect(page.locator('#root')).toHaveCSS('opacity', '0.1')
  await expect(showcase).toBeInViewport({ ratio: 1 })
  const token = page.waitForFunction(() =>
    [...document.querySelectorAll('.inside-token')].some(({ textContent }) =>
      textContent.startsWith('slide.select'),
    ),
  )
  await page.locator('.showcase-list a').nth(1).hover()
  await token
  await expect(layer.getByRole('status')).toContainText('showcase: ')
  await expect(layer.getByRole('status')).not.toContainText('scene.')
  await page.keyboard.up('x')
  await expect(layer).toHaveCount(0)
  await expect(page.locator('#root')).toHaveCSS('opacity', '1')
  expect(said).toEqual([])
})

test('asked for, it stays; a name leads to the inspector, and Escape back', async ({ visit }) => {
  const { page } = await visit('/about', { width: 360, height: 740 })
  const { layer, label } = insideOf(page)
  const ask = page.getByRole('button', { name: new RegExp(ui.inside.open) })
  // By key: sections on the way to the footer are laid out as they are reached, and move it.
  await ask.press('Enter')
  await expect(label('theme')).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(layer).toHaveCount(0)
  await ask.click()
  await label('theme').click()
  await expect(inspectorOn(page).status).toContainText('theme is ')
  await expect(layer).toHaveCount(0)
})

test('letters do nothing in a field, and nowhere once they are switched off', async ({ visit }) => {
  const { page } = await visit('/404')
  const { layer } = insideOf(page)
  await call(page)
  await page.keyboard.press('x')
  await expect(field(page)).toHaveValue('x')
  await field(page).fill(palette.keys.off)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(field(page)).toBeHidden()
  await page.keyboard.press('?')
  await page.keyboard.down('x')
  await page.reload()
  await hydrated(page)
  await page.keyboard.down('x')
  await page.keyboard.press('?')
  await expect(inspectorOn(page).panel).toHaveCount(0)
  await expect(layer).toHaveCount(0)
})

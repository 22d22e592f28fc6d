import { describe } from 'vitest'

import { inspector as words } from '#content/inspector'
import { ui } from '#content/ui'

import { expect } from './expect.ts'
import { actorStatus, button, panel, waitingShowcase } from './inspector-page.ts'
import { test } from './site.ts'

const { brake } = words

describe('a page that is frozen', () => {
  test('has its clock stand, and goes on with what was left', async ({ visit }) => {
    const { page } = await waitingShowcase(visit)
    const seconds = async () =>
      /interval in ([\d.]+) s/.exec((await actorStatus(page).textContent()) ?? '')?.[1]
    await button(page, brake.freeze).click()
    await expect(panel(page)).toContainText(brake.frozen)
    const left = await seconds()
    await page.clock.runFor(30_000)
    expect(await seconds()).toBe(left)
    await expect(actorStatus(page)).toContainText('showcase is rotation.waiting')
    await panel(page).getByRole('button', { name: brake.go }).last().click()
    await page.clock.runFor(2100)
    await expect(actorStatus(page)).not.toContainText(`interval in ${left}`)
    await expect(panel(page)).not.toContainText(brake.frozen)
  })
})

describe('a breakpoint', () => {
  test('has the page wait at its event until it goes on', async ({ visit }) => {
    const { page } = await visit('/about?inspect=theme')
    const theme = () => page.locator('html').getAttribute('data-theme')
    await panel(page).getByLabel(brake.add).selectOption(`${brake.kinds.event}: theme.next`)
    const toggle = page.getByRole('button', { name: new RegExp(ui.theme.label) }).first()
    await toggle.click()
    await toggle.click()
    await expect(panel(page)).toContainText(`theme ${brake.waits} theme.next`)
    await expect(actorStatus(page)).toContainText('theme is system.dark')
    const goOn = panel(page).getByRole('button', { name: brake.go }).last()
    await goOn.click()
    await expect(actorStatus(page)).toContainText('theme is dark')
    await expect(panel(page)).toContainText(`theme ${brake.waits} theme.next`)
    // Closing the panel leaves nothing that waits.
    await button(page, words.close).click()
    await expect.poll(theme).toBe('light')
    await toggle.click()
    await expect.poll(theme).toBe('dark')
  })
})

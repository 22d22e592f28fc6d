import { inspector as words } from '#content/inspector'
import { ui } from '#content/ui'

import { expect } from './expect.ts'
import { actorStatus, button, panel } from './inspector-page.ts'
import { test } from './site.ts'

const { brake } = words

test('a breakpoint has the page wait at its event until it goes on', async ({ visit }) => {
  const { page } = await visit('/machines?inspect=theme')
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

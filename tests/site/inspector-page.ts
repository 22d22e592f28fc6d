/** The parts of the inspector and of a simulator, as a reader finds them on a page. */
import type { Locator, Page } from 'playwright'

import { MACHINES } from '#devtools/machine-pages/machines-path.ts'
import { theme } from './controls.ts'

export const pageOf = (id: string) => `${MACHINES}/${id}`

export const logOf = (page: Page) => page.getByRole('listbox', { name: 'Log' })

export const inspectorOn = (page: Page) => ({
  html: page.locator('html'),
  panel: page.getByRole('complementary', { name: 'Inspector' }),
  /** The chosen actor, its state and its delays in a sentence. */
  status: page.locator('.ins-status'),
  /** What came of the last thing done; in a simulator, its coverage. */
  report: page.locator('.ins-report'),
  /** The time of what is shown. */
  moment: page.locator('.ins-moment'),
  edge: page.getByRole('separator', { name: 'Resize the inspector' }),
  filter: page.getByLabel('Filter the log').first(),
  /** The menu of what is done with the chart and with the panel. */
  more: page.locator('.ins-head').getByLabel('More tools'),
  /** The page's own button of the theme. */
  theme: theme(page).first(),
  tab: (name: string) => page.getByRole('tab', { name, exact: true }),
  button: (name: string) => page.getByRole('button', { name, exact: true }),
  actor: (name: string) =>
    page.locator('.ins-actor', { has: page.getByText(name, { exact: true }) }),
  /** An event in the list, and the button that sends it. */
  event: (name: string) => page.locator('li.ins-event', { hasText: name }),
  sender: (name: string) => page.locator('li.ins-event', { hasText: name }).getByRole('button'),
  /** Entries of the log. */
  entries: (name: RegExp) => logOf(page).getByRole('option', { name }),
})

/** What a button copies. Without a person in front of it, a page has no clipboard. */
export const copiedBy = async (button: Locator) => {
  const page = button.page()
  await page.evaluate(() => {
    Reflect.deleteProperty(window, 'copied')
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (copied: string) => void Object.assign(window, { copied }) },
    })
  })
  await button.click()
  const copied = await page.waitForFunction(() => Reflect.get(window, 'copied') as string)
  return copied.jsonValue()
}

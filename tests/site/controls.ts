import type { Page } from 'playwright'

import { ui } from '#content/ui'

export const theme = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^${ui.theme.label}`) })

/** Follows a page's link in the bar. */
export const follow = (page: Page, { navigation = '' }: { navigation?: string }) =>
  page.getByRole('navigation').getByRole('link', { name: navigation, exact: true }).click()

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { about } from '#content/about'
import { ui } from '#content/ui'

import { visit } from './render'
import { networkLoses } from './system'

const failure = page.getByRole('alert')

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})

afterEach(() => networkLoses())

test('a page whose code does not arrive is fetched again when the visitor asks for it', async () => {
  await networkLoses('*/src/pages/about.tsx*')
  visit('/about')
  await expect.element(failure).toBeVisible()
  await expect.element(page.getByRole('navigation')).toBeInTheDocument()

  await failure.getByRole('button', { name: ui.failure.retry }).click()
  await expect.element(failure).toBeVisible()

  await networkLoses()
  await failure.getByRole('button', { name: ui.failure.retry }).click()
  await expect.element(page.getByRole('heading', { name: about.heading })).toBeVisible()
  await expect.element(failure).not.toBeInTheDocument()
})

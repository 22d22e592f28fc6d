import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { identity } from '#content/identity'
import { ui } from '#content/ui'

import { PageErrorBoundary } from '../../src/components/error-boundary/page-error-boundary'
import { show } from './render'

const failure = page.getByRole('alert')
let failuresLeft = 0

function Fragile() {
  if (failuresLeft > 0) throw new Error('broken')
  return <p>whole</p>
}

const showFragile = (failures: number) => {
  failuresLeft = failures
  show(
    <PageErrorBoundary>
      <Fragile />
    </PageErrorBoundary>,
  )
}

const I = {
  tryAgain: () => page.getByRole('button', { name: ui.failure.retry }).click(),
  seeTheFailure: () => expect.element(failure).toBeVisible(),
  seeThePage: async () => {
    await expect.element(page.getByText('whole')).toBeVisible()
    await expect.element(failure).not.toBeInTheDocument()
  },
}

beforeEach(() => {
  // React says what it caught.
  vi.spyOn(console, 'error').mockReturnValue()
})

test('a page that works is left alone', async () => {
  showFragile(0)
  await I.seeThePage()
})

test('a page that breaks says so, and how to tell its author', async () => {
  showFragile(Infinity)
  await I.seeTheFailure()
  await expect
    .element(failure.getByRole('heading', { level: 1 }))
    .toHaveTextContent(ui.failure.heading)
  await expect
    .element(failure.getByRole('link'))
    .toHaveAttribute('href', `mailto:${identity.email}`)
})

test('trying again draws the page anew', async () => {
  showFragile(Infinity)
  await I.seeTheFailure()
  failuresLeft = 0
  await I.tryAgain()
  await I.seeThePage()
})

test('trying again in vain says so again, and can be tried again', async () => {
  showFragile(Infinity)
  await I.tryAgain()
  await I.seeTheFailure()
  failuresLeft = 0
  await I.tryAgain()
  await I.seeThePage()
})

/** Without GSAP movements are over at once. */
import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { faq } from '#content/faq'
import { pages } from '#content/pages'
import { ui } from '#words/ui'
import { SHOWCASE_INTERVAL_MS } from '#machines/carousel.machine'

import Accordion from '../../src/components/accordion/accordion'
import { Entrance } from '../../src/components/entrance/entrance'
import { Navigation } from '../../src/components/navigation/navigation'
import Showcase from '../../src/components/showcase/showcase'
import { show } from './render'
import { animations, pass, stopTime } from './time'

// Before anything asks for GSAP. The first test is without it.
await vi.hoisted(async () => {
  const { cdp } = await import('vitest/browser')
  await cdp().send('Network.enable')
  await cdp().send('Network.setBlockedURLs', { urls: ['*/movement/playing.tsx*'] })
})

const press = (name: string) => fireEvent.click(page.getByRole('button', { name }).element())

test('without GSAP all enters, opens, closes and turns: the build has recorded how', async () => {
  await page.viewport(639, 720)
  stopTime()
  show(
    <>
      <Navigation />
      <Entrance id="thing" name="hero">
        thing
      </Entrance>
      <Showcase />
      <Accordion items={faq} />
    </>,
  )
  await pass(1000)
  await expect.element(page.getByText('thing')).toHaveAttribute('data-entrance', 'entered')
  await pass(SHOWCASE_INTERVAL_MS - 1000)
  expect(animations()).toHaveLength(1)
  await expect.element(page.getByText(/ · 2 \/ 3$/)).toBeVisible()
  const link = page.getByRole('link', { name: pages.about.navigation })
  press(ui.navigation.menu)
  await expect.element(link).toBeVisible()
  press(ui.navigation.close)
  await expect.element(link).not.toBeInTheDocument()
  const [first, second] = [faq[0]!, faq[1]!]
  press(first.question)
  press(second.question)
  await expect.element(page.getByText(second.answer)).toBeVisible()
  await expect.element(page.getByText(first.answer)).not.toBeVisible()
})

import type { Page } from 'playwright'

import { ui } from '#content/ui'
import { SHOWCASE_INTERVAL_MS } from '#machines/carousel.machine'

import { expect } from './expect.ts'
import { holdTimers } from './held-timers.ts'
import { onShow } from './showcase-page.ts'
import { test } from './site.ts'

/** High enough for the showcase. */
const height = 1300

/** Which slides of the showcase have their image. */
const loadedSlides = (page: Page) =>
  page
    .locator(`[aria-roledescription="${ui.carousel.carousel}"][aria-label="${ui.showcase.label}"]`)
    .locator(`[aria-roledescription="${ui.carousel.slide}"]`)
    .evaluateAll((slides) =>
      slides.map((slide) =>
        // The other theme's image is there too, and never loaded.
        [...slide.querySelectorAll('img')].some(({ naturalWidth }) => naturalWidth > 0),
      ),
    )

test('the document asks for the image of the slide on show, and for no other', async ({
  visit,
}) => {
  const { page } = await visit('/', { moves: true, height, scripts: 'stall', waitUntil: 'commit' })
  await expect.poll(() => loadedSlides(page)).toEqual([true, false, false])
})

test('the second image comes before it is shown, the third not yet', async ({ visit }) => {
  // The second slide never has its turn.
  const { page } = await visit('/', {
    ...{ moves: true, height },
    prepare: holdTimers([SHOWCASE_INTERVAL_MS]),
  })
  await page.getByRole('region', { name: ui.showcase.label }).scrollIntoViewIfNeeded()
  await expect.poll(() => loadedSlides(page)).toEqual([true, true, false])
  await expect(onShow(page)).toHaveAccessibleName(/^1 /)
})

test('where nothing turns, only the slide on show is loaded', async ({ visit }) => {
  const { page } = await visit('/', { height })
  await expect.poll(() => loadedSlides(page)).toEqual([true, false, false])
})

import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { test } from 'vitest'

import { ui } from '#content/ui'

import { visit, type Visit } from './site.ts'

/** For each slide of the showcase the addresses that its image may come from. */
const candidates = (page: Page) =>
  page
    .locator(`[aria-roledescription="carousel"][aria-label="${ui.showcase.label}"]`)
    .locator('[aria-roledescription="slide"]')
    .evaluateAll((slides) =>
      slides.map((slide) =>
        [...slide.querySelectorAll('img, source')].flatMap((element) =>
          ['src', 'srcset']
            .flatMap((name) => element.getAttribute(name)?.split(/,\s+/) ?? [])
            .map(
              (candidate) => new URL(candidate.trim().split(' ')[0] ?? '', document.baseURI).href,
            ),
        ),
      ),
    )

const loadedSlides = async ({ page, requests }: Visit) => {
  const slides = await candidates(page)
  return slides.map((urls) => requests.some((request) => urls.includes(request)))
}

test('the document asks for the image of the slide on show, and for no other', async () => {
  const visited = await visit('/', { scripts: 'stall', waitUntil: 'commit' })
  const { page } = visited
  const first = page.locator('[aria-roledescription="slide"] img:visible').first()
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  expect(await loadedSlides(visited)).toEqual([true, false, false])
})

test('the second image comes before it is shown, the third not yet', async () => {
  const visited = await visit('/', { frozen: true })
  expect(await loadedSlides(visited)).toEqual([true, true, false])
})

test('where nothing turns, only the slide on show is loaded', async () => {
  const visited = await visit('/', { reducedMotion: true })
  expect(await loadedSlides(visited)).toEqual([true, false, false])
})

test('on a page without a showcase none of its images is asked for', async () => {
  const home = await visit('/', { javaScript: false })
  const slides = await candidates(home.page)
  const { requests } = await visit('/about', { javaScript: false })
  expect(slides).toHaveLength(3)
  expect(requests.filter((request) => slides.flat().includes(request))).toEqual([])
})

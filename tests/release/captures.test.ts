/** A full-page screenshot has no blank area. */
import type { Page } from 'playwright'
import sharp from 'sharp'

import { pages } from '#content/pages'

import { expect } from '../site/expect.ts'
import { test } from '../site/site.ts'

/** More rows of one colour than a gap between two parts has. */
const BLANK_PX = 260

/** Where in a screenshot many rows in succession have one colour from edge to edge. */
const blanksOf = async (screenshot: Buffer) => {
  const { data, info } = await sharp(screenshot)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const isBlank = (row: number) => {
    const line = data.subarray(row * width * channels, (row + 1) * width * channels)
    const first = line.subarray(0, channels)
    for (let at = channels; at < line.length; at += channels)
      for (let channel = 0; channel < channels; channel += 1)
        if (Math.abs(line[at + channel]! - first[channel]!) > 6) return false
    return true
  }
  const blanks: string[] = []
  let start = 0
  for (let row = 0; row <= height; row += 1) {
    if (row < height && isBlank(row)) continue
    if (row - start > BLANK_PX) blanks.push(`${start} to ${row}`)
    start = row + 1
  }
  return blanks
}

/** As a hand does it: to the end at once, which is seen for a frame, and back to the top. */
const fling = async (page: Page) => {
  // Its first sign comes before the page has moved.
  await page.mouse.wheel(0, 1)
  await page.evaluate(async () => {
    // React answers, and watches by then what enters when it is scrolled to.
    await new Promise((resolve) => requestIdleCallback(resolve))
    for (const top of [document.documentElement.scrollHeight, 0]) {
      scrollTo({ top, behavior: 'instant' })
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    }
  })
}

const expectWhole = async (page: Page, when: string) => {
  const blanks = async () => blanksOf(await page.screenshot({ fullPage: true }))
  await expect.poll(blanks, { message: when, intervals: [500] }).toEqual([])
}

test.for([390, 768, 1280, 1920])(
  'at %i px full-page screenshots have no blank area',
  async (width, { visit }) => {
    const all = [pages.home, pages.about, pages.projects].map(({ path }) => path)
    for (const path of all) {
      const { page } = await visit(path, { width })
      await expectWhole(page, path)
      const { page: flung } = await visit(path, { width, moves: true })
      await fling(flung)
      await expectWhole(flung, `${path}, flung through`)
    }
  },
)

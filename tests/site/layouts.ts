import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Locator } from 'playwright'
import { expect } from 'vitest'

import { looksOf } from './looks.ts'

/** Fonts are drawn a little wider or narrower on another machine. */
const TOLERANCE_PX = 8

/** Landmarks, headings, pictures and controls. */
const MARKS = 'nav, section, article, [role], h1, h2, h3, img, a, button, input, select'

const measure = (part: Locator) =>
  part.evaluate(async (root, marks) => {
    await document.fonts.ready
    const page = document.documentElement
    const isWhole = page.hasAttribute('data-whole')
    // What is far from the window is laid out, too.
    page.setAttribute('data-whole', '')
    const area = root.getBoundingClientRect()
    const lines = [root, ...root.querySelectorAll(marks)].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const isSeen = element.checkVisibility({ visibilityProperty: true })
      if (Math.min(width, height) <= 1 || !isSeen) return ''
      const label = element.getAttribute('aria-label') ?? element.textContent
      const name = label.replaceAll(/\s+/g, ' ').trim().slice(0, 24)
      const box = [left - area.left, top - area.top, width, height].map(Math.round)
      return `${element.localName} "${name}" ${box.join(' ')}`
    })
    if (!isWhole) page.removeAttribute('data-whole')
    return lines
  }, MARKS)

/** Where landmarks, headings, pictures and controls of a part are, once they stand; or '' for the unseen. */
const stand = async (part: Locator) => {
  let before: string[] = []
  let lines = await measure(part)
  while (lines.join() !== before.join()) {
    before = lines
    await part.evaluate(() => new Promise(requestAnimationFrame))
    lines = await measure(part)
  }
  return lines
}

/** The boxes of a part. */
export const layoutOf = async (part: Locator) => (await stand(part)).filter(Boolean)

/** The same, each with a digest of how it looks: for what stands still. */
export const layoutAndLooks = async (part: Locator) => {
  const lines = await stand(part)
  const looks = await looksOf(part, MARKS)
  return lines.flatMap((line, at) =>
    line ? line.replace(/(?: -?\d+){4}$/, (box) => ` ${looks[at]}${box}`) : [],
  )
}

const boxIn = (line: string) => line.split(' ').slice(-4).map(Number)
const nameIn = (line: string) => line.split(' ').slice(0, -4).join(' ')

const isNear = (line: string, stored = '') =>
  nameIn(line) === nameIn(stored) &&
  boxIn(line).every((value, at) => Math.abs(value - (boxIn(stored)[at] ?? NaN)) <= TOLERANCE_PX)

/**
 * Compares a layout with the stored one, box for box. A digest says that something looks otherwise.
 * `npx vitest run --project site <test> -u` renews it: look at what has changed.
 */
export const expectLayout = async (lines: string[], name: string) => {
  const file = join(import.meta.dirname, 'layouts', `${name}.txt`)
  const stored = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const settled = lines.map((line, at) => (isNear(line, stored[at]) ? stored[at] : line))
  await expect(`${settled.join('\n')}\n`).toMatchFileSnapshot(file)
}

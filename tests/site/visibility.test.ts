/** A fault of a layout is told in a line: the element, what is wrong, and by how many pixels. */
import { expect, test } from 'vitest'

import { openBrowser } from './browser.ts'
import { cutWords, stickingOut } from './visibility.ts'

test('what sticks out or is cut off is named in short', async () => {
  const browser = await openBrowser()
  const page = await browser.newPage({ viewport: { width: 240, height: 800 } })
  const item = `<li class="card p-4" data-x="${'x'.repeat(200)}"><b>Works for a wide card</b></li>`
  await page.setContent(`<style>* { margin: 0; padding: 0 }</style>
    <ul style="width: 300px">${item}</ul>
    <p style="width: 20px; overflow: hidden; white-space: nowrap; font: 10px monospace">${'Long '.repeat(9)}</p>`)
  expect(await stickingOut(page)).toEqual([
    'the page scrolls by 60 px',
    'ul “Works for a wide card” sticks out by 60 px',
  ])
  expect(await cutWords(page.locator('body'))).toEqual([
    expect.stringMatching(/^p “Long Long Long Long Long Long…” is cut off by \d+ px$/),
  ])
  await page.close()
})

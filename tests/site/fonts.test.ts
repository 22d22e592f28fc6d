import { pages } from '#content/pages'

import { expect } from './expect.ts'
import { test } from './site.ts'

test.for(Object.values(pages).map(({ path }) => path))(
  'every text of %s is written in a weight that is loaded',
  async (path, { visit }) => {
    const { page } = await visit(path)
    const weights = await page.evaluate(() => {
      const faces = [...document.fonts].map(({ family, weight }) => `${family} ${weight}`)
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const used = new Set<string>()
      while (texts.nextNode()) {
        const element = texts.currentNode.parentElement
        if (!element || !texts.currentNode.textContent?.trim()) continue
        const { fontFamily, fontWeight } = getComputedStyle(element)
        used.add(`${fontFamily.split(',')[0]} ${fontWeight}`)
      }
      return { faces, used: [...used] }
    })
    expect(weights.used.length).toBeGreaterThan(2)
    // The face of one weight says it once: `Text 400`, or `Text 400 400`.
    for (const used of weights.used)
      expect(
        weights.faces.some((face) => face.startsWith(used)),
        used,
      ).toBe(true)
  },
)

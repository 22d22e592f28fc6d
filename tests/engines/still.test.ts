/** Captures are whole in Firefox and WebKit, too: of each kind of page, before its visitor moves. */
import { test } from 'vitest'

import { pages } from '#content/pages'

import { expect } from '../site/expect.ts'
import { missing } from '../site/whole.ts'
import { inEachEngine } from './in-each-engine.ts'

const PATHS = [
  ...Object.values(pages).map(({ path }) => path),
  ...['/projects/tide-table', '/machines', '/machines/carousel', '/nowhere'],
]

/** Firefox has no smaller window. */
const WIDTHS = [450, 768, 1280, 1920]

inEachEngine((visit) => {
  test.for([
    ['with scripts', true, 'go'],
    ['with less motion', true, 'stop'],
    ['without scripts', false, 'go'],
  ] as const)(
    '%s: no text is under an opacity, and no picture without pixels',
    async ([, scripts, motion]) => {
      for (const width of WIDTHS) {
        const page = await visit('/robots.txt', { width, height: 800, scripts })
        if (scripts) await page.run((wish) => localStorage.setItem('motion', wish), motion)
        for (const path of PATHS) {
          await page.open(new URL(path, page.site.url).href)
          const lacking = () => page.run(missing)
          await expect.poll(lacking, { message: `${path} at ${width} px` }).toEqual([])
          const ran = await page.run(() => 'script' in document.documentElement.dataset)
          expect(ran).toBe(scripts)
        }
      }
    },
  )
})

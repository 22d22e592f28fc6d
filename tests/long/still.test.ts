/** Captures of all kinds of pages are whole: at each width, with and without scripts, with motion or less of it. */
import { pages } from '#content/pages'

import { expect } from '../site/expect.ts'
import { test } from '../site/site.ts'
import { missing } from '../site/whole.ts'

const PATHS = [
  ...Object.values(pages).map(({ path }) => path),
  ...['/projects/tide-table', '/machines', '/machines/carousel', '/nowhere'],
]

const WISHES = {
  'with scripts': { moves: true },
  'with less motion': { moves: false },
  'without scripts': { moves: true, javaScript: false },
  'while scripts fail': { moves: true, scripts: 'fail' },
} as const

test.for(Object.entries(WISHES))(
  '%s: no text is under an opacity, and no picture without pixels',
  async ([, wishes], { visit }) => {
    for (const path of PATHS)
      for (const width of [390, 768, 1280, 1920]) {
        const { page } = await visit(path, { ...wishes, width })
        const lacking = () => page.evaluate(missing)
        await expect.poll(lacking, { message: `${path} at ${width} px` }).toEqual([])
      }
  },
)

test('where data is saved, no picture is loaded that nobody has come near', async ({ visit }) => {
  const { page } = await visit(pages.home.path, {
    width: 390,
    height: 300,
    isFirst: true,
    prepare: (fresh) =>
      fresh.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
      }),
  })
  const eager = () =>
    page.evaluate(() => [...document.images].filter(({ loading }) => loading === 'eager').length)
  const sent = await eager()
  // So that it could have happened meanwhile.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
  expect(await eager()).toBe(sent)
})

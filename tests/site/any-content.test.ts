import { sample } from 'fast-check'
import { afterAll, beforeAll } from 'vitest'

import { anyContent } from '../any-content/arbitrary.ts'
import { contentTexts } from '../any-content/content-folder.ts'
import { startPreview } from '../../src/build/site/start-preview.ts'
import { buildSite } from './build-site.ts'
import { expect } from './expect.ts'
import { stickingOut } from './visibility.ts'
import { test } from './site.ts'

const SEED = Number(process.env['SEED'] ?? 7)
const BASE = '/'

let site: Awaited<ReturnType<typeof buildSite>>
let server: Awaited<ReturnType<typeof startPreview>>
let paths: string[]

beforeAll(async () => {
  const [content] = sample(anyContent, { seed: SEED, numRuns: 1 })
  paths = ['/', '/about', ...(content!.projects.length > 0 ? ['/projects'] : [])]
  const files = Object.entries(contentTexts(content!)).map(
    ([file, text]) => [`src/content/${file}`, text] as const,
  )
  site = await buildSite({ base: BASE, files: Object.fromEntries(files) })
  server = await startPreview(process.cwd(), { base: BASE, outDir: site.dist })
}, 600_000)

afterAll(async () => {
  await server.close()
  await site.remove()
})

const emptyHeadings = () =>
  [...document.querySelectorAll('h1, h2, h3, h4')]
    .filter((heading) => !heading.textContent?.trim())
    .map((heading) => heading.outerHTML)

test(`pages of the content made up with seed ${SEED} hold together`, async ({ visit }) => {
  for (const path of paths) {
    const { page, said } = await visit(new URL(path, server.url).href, { reducedMotion: true })
    // What is further down comes to life when the reader begins to scroll.
    await page.mouse.wheel(0, 50)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => stickingOut(page), { message: `${path} ${width} px` }).toEqual([])
    }
    expect(await page.evaluate(emptyHeadings)).toEqual([])
    expect(said).toEqual([])
  }
})

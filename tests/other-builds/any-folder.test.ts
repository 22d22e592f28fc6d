import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sample } from 'fast-check'
import type { Page } from 'playwright'
import { afterAll, beforeAll, vi } from 'vitest'

import type { Content } from '../../src/build/context/content.ts'
import { startPreview } from '../../src/build/site/start-preview.ts'
import { anyContent } from '../any-content/arbitrary.ts'
import { freePort } from '../free-port.ts'
import { buildSite } from './build-site.ts'
import { expect } from '../site/expect.ts'
import { test } from '../site/site.ts'
import { stickingOut } from '../site/visibility.ts'

const SEED = Number(process.env['SEED'] ?? 7)
const hasPython = spawnSync('python3', ['--version']).status === 0

// A content that is made up, without an address; its scenes do not move.
const [made] = sample(
  anyContent.filter(({ projects }) => projects.length > 0),
  { seed: SEED, numRuns: 1 },
)
const { about: aboutPage, projects: projectsPage } = made!.pages
const content = {
  ...made!,
  pages: {
    ...made!.pages,
    about: { ...aboutPage, navigation: 'Me' },
    projects: { ...projectsPage, navigation: 'Works' },
  },
  site: { ...made!.site, address: '', canvas: false, offline: true },
} as unknown as Content

let site: Awaited<ReturnType<typeof buildSite>>
let server: Awaited<ReturnType<typeof startPreview>>

beforeAll(async () => {
  site = await buildSite({ base: './', content })
  server = await startPreview(process.cwd(), { outDir: site.dist })
}, 600_000)

afterAll(async () => {
  await server.close()
  await site.remove()
})

const emptyHeadings = () =>
  [...document.querySelectorAll('h1, h2, h3, h4')]
    .filter((heading) => !heading.textContent?.trim())
    .map((heading) => heading.outerHTML)

/** In both windows, and when what is further down has come to life, as the reader scrolls. */
const expectInOnePiece = async (page: Page) => {
  await page.mouse.wheel(0, 50)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => stickingOut(page), { message: `${width} px` }).toEqual([])
  }
  expect(await page.evaluate(emptyHeadings)).toEqual([])
}

test.for(['', 'about', 'projects'])(
  `page “%s” of the content made up with seed ${SEED} holds together`,
  async (path, { visit }) => {
    const { page, said } = await visit(server.url + path)
    await expectInOnePiece(page)
    expect(said).toEqual([])
  },
)

const expectTitle = (page: Page, title: string) =>
  expect.poll(() => page.title(), { message: page.url() }).toContain(title)

/** The build in a folder of Python's server, which knows no clean addresses. */
const servePlainly = async () => {
  const root = await mkdtemp(join(tmpdir(), 'plain-'))
  await cp(site.dist, join(root, 'some/folder'), { recursive: true })
  const port = await freePort()
  const options = ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', root]
  const python = spawn('python3', options, { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}/some/folder/`
  await vi.waitFor(() => fetch(url), { timeout: 20_000 })
  return {
    url,
    stop: async () => {
      python.kill()
      await once(python, 'exit')
      await rm(root, { recursive: true })
    },
  }
}

test.skipIf(!hasPython)('a build without an address works in any folder', async ({ visit }) => {
  const plain = await servePlainly()
  try {
    const { page, said } = await visit(plain.url, { moves: true, keepsSite: true })
    const missing: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400) missing.push(`${response.status()} ${response.url()}`)
    })
    const { about, projects } = content.pages
    const follow = (path: string) =>
      page.locator(`nav a[href="/some/folder/${path}"]`).last().click()

    await follow('about')
    await expect(page).toHaveURL(`${plain.url}about`)
    await expectTitle(page, about.title)
    // The server leads to the page's folder.
    await page.reload({ waitUntil: 'networkidle' })
    await expect(page).toHaveURL(`${plain.url}about/`)
    await expectTitle(page, about.title)
    await follow('projects')
    await expect(page).toHaveURL(`${plain.url}projects`)
    await page.reload({ waitUntil: 'networkidle' })
    await expectTitle(page, projects.title)
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.goto(`${plain.url}about.html`, { waitUntil: 'networkidle' })
    await expectTitle(page, about.title)
    expect([...said, ...missing]).toEqual([])
  } finally {
    await plain.stop()
  }
})

test('nothing in it claims an address, relative ones where only full ones are understood', async () => {
  for (const file of ['index.html', 'about.html', 'about/index.html', '404.html']) {
    const html = await readFile(join(site.dist, file), 'utf8')
    expect(html).not.toMatch(/rel="canonical"|og:url|og:image|"@id"|\.folder\./)
    const way = { 'about/index.html': '../', '404.html': '/' }[file] ?? './'
    const assets = [...html.matchAll(/(?:href|src)="([^"]*)assets\//g)].map(([, start]) => start)
    expect(new Set(assets)).toEqual(new Set([way]))
  }
  expect(await readFile(join(site.dist, 'robots.txt'), 'utf8')).not.toContain('Sitemap')
  await expect(readFile(join(site.dist, 'sitemap.xml'))).rejects.toThrow('ENOENT')
})

test('without the canvas the pictures of the scenes stay', async () => {
  const [scene] = content.projects.map(({ image }) => image.replace('scene:', ''))
  const picture = new RegExp(`assets/${scene}-(?:dark|light)-[\\w-]+\\.avif`)
  expect(await readFile(join(site.dist, 'projects.html'), 'utf8')).toMatch(picture)
  const files = (await readdir(join(site.dist, 'assets'))).map((name) => `assets/${name}`)
  expect(files).toContainEqual(expect.stringMatching(picture))
})

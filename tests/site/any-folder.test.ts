import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { chromium } from 'playwright'
import { afterAll, beforeAll, inject, test, vi } from 'vitest'

import { bareContent, fullContent } from '../build/feeds/contents.ts'
import { buildSite } from './build-site.ts'
import { expect } from './expect.ts'
import { freePort } from '../free-port.ts'

const hasPython = spawnSync('python3', ['--version']).status === 0

let site: Awaited<ReturnType<typeof buildSite>>

beforeAll(async () => {
  const [{ site: nowhere }, { projects, faq, showcase }] = [
    await bareContent(),
    await fullContent(),
  ]
  site = await buildSite({ base: './', content: { site: nowhere, projects, faq, showcase } })
}, 600_000)

afterAll(() => site.remove())

/** The build in a folder of Python's server, which knows no clean addresses. */
const servePlainly = async () => {
  const root = await mkdtemp(join(tmpdir(), 'plain-'))
  await cp(site.dist, join(root, 'some/folder'), { recursive: true })
  const port = await freePort()
  const options = ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', root]
  const server = spawn('python3', options, { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}/some/folder/`
  await vi.waitFor(() => fetch(url), { timeout: 20_000 })
  return {
    url,
    stop: async () => {
      server.kill()
      await once(server, 'exit')
      await rm(root, { recursive: true })
    },
  }
}

test.skipIf(!hasPython)('a build without an address works in any folder', async () => {
  const server = await servePlainly()
  const browser = await chromium.connect(inject('browserEndpoint'))
  try {
    const page = await browser.newPage()
    const trouble: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400) trouble.push(`${response.status()} ${response.url()}`)
    })
    page.on('pageerror', ({ message }) => trouble.push(message))
    page.on('console', (message) => {
      if (!/^(?:info|verbose)$/.test(message.type())) trouble.push(message.text())
    })
    const heading = page.getByRole('heading', { level: 1 })
    const follow = (path: string) =>
      page.locator(`nav a[href="/some/folder/${path}"]`).last().click()

    await page.goto(server.url, { waitUntil: 'networkidle' })
    const first = await heading.innerText()
    await follow('about')
    await expect(page).toHaveURL(`${server.url}about`)
    const about = await heading.innerText()
    expect(about).not.toBe(first)
    // The server leads to the page's folder.
    await page.reload({ waitUntil: 'networkidle' })
    await expect(page).toHaveURL(`${server.url}about/`)
    await expect(heading).toHaveText(about)
    await follow('projects')
    await expect(page).toHaveURL(`${server.url}projects`)
    await page.reload({ waitUntil: 'networkidle' })
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.goto(`${server.url}about.html`, { waitUntil: 'networkidle' })
    await expect(heading).toHaveText(about)
    expect(trouble).toEqual([])
  } finally {
    await browser.close()
    await server.stop()
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

/** An open tab works after a deploy; a returning visitor has the site without a connection. */
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Page } from 'playwright'
import { inject, onTestFinished } from 'vitest'

import { identity } from '#content/identity'
import { pages } from '#content/pages'
import { ui } from '#content-model/schema/ui.ts'

import { ownFolder } from '../own-folder.ts'
import { startPreview } from '../start-preview.ts'
import { follow, scrolled, theme } from '../site/controls.ts'
import { expect } from '../site/expect.ts'
import { test, type Visit, hydrated } from '../site/site.ts'

/** The build once more, on a server of its own. */
const publish = async () => {
  const dist = await ownFolder()
  await cp(inject('dist'), dist, { recursive: true })
  const { url, close } = await startPreview(process.cwd(), { outDir: dist })
  onTestFinished(async () => {
    await close().catch(() => {})
    await rm(dist, { recursive: true })
  })
  return { dist, url, close }
}

/** Makes another build of it: all scripts have other names. */
const deploy = async (dist: string) => {
  const scripts = (await readdir(join(dist, 'assets'))).filter((name) => name.endsWith('.js'))
  const names = new RegExp(scripts.join('|').replaceAll('.', '\\.'), 'g')
  const renamed = (text: string) => text.replace(names, (name) => name.replace('-', '-next-'))
  const files = await readdir(dist, { recursive: true })
  for (const file of files.filter((name) => /\.(?:html|js|css|json)$/.test(name))) {
    const path = join(dist, file)
    await writeFile(path, renamed(await readFile(path, 'utf8')))
    if (file.endsWith('.js')) await rename(path, renamed(path))
  }
}

/** The documents that were loaded. */
const documentsOf = ({ page, requests }: Visit) =>
  requests
    .map((url) => url.replace(new URL(page.url()).origin, ''))
    .filter((path) => !/\.\w+$/.test(path))

const uncaught = (said: string[]) => said.filter((text) => text.startsWith('uncaught'))
const cards = (page: Page) => page.getByRole('article')
const more = (page: Page) => page.getByRole('button', { name: ui.projects.more })

/** It answers presses: its scripts run. */
const expectHydrated = async (page: Page) => {
  await more(page).click()
  await expect(cards(page).nth(3)).toBeVisible()
}

test('after a deploy an open tab loads the next page as a document, once; Back restores the scroll', async ({
  visit,
}) => {
  const { dist, url } = await publish()
  const visitor = await visit(url, { isFirst: true })
  const { page, said } = visitor
  await theme(page).click()
  await page.mouse.wheel(0, 300)
  await expect.poll(() => scrolled(page)).toBe(300)
  await deploy(dist)
  await follow(page, pages.projects)
  await expect(page).toHaveURL(/\/projects$/)
  await expectHydrated(page)
  expect(documentsOf(visitor)).toEqual(['/', pages.projects.path])
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  // So does Back to a page whose code is gone.
  await follow(page, pages.about)
  await expect(page).toHaveTitle(new RegExp(pages.about.title))
  await page.reload()
  await hydrated(page)
  await deploy(dist)
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache')
  await page.goBack()
  await expectHydrated(page)
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(300)
  const { home, projects: shown, about } = pages
  const loaded = [home, shown, about, shown, home].map(({ path }) => path)
  expect(documentsOf(visitor)).toEqual(loaded)
  expect(uncaught(said)).toEqual([])
})

test('a page whose code never comes is loaded as a document once, and can be read', async ({
  visit,
}) => {
  const visitor = await visit('/404', {
    prepare: (fresh) => fresh.route('**/assets/projects-*.js', (route) => route.abort()),
  })
  const { page } = visitor
  await follow(page, pages.projects)
  await expect(page).toHaveURL(pages.projects.path)
  await expect(cards(page).nth(3)).toBeVisible()
  await follow(page, pages.about)
  await expect(page).toHaveTitle(new RegExp(pages.about.title))
  expect(documentsOf(visitor)).toEqual(['/404', pages.projects.path, pages.about.path])
})

/** The cached scripts, in one text. */
const cachedScripts = (page: Page) =>
  page.evaluate(async () => {
    const stores = (await caches.keys()).filter((name) => name.includes('precache'))
    const lists = stores.map(async (name) => (await caches.open(name)).keys())
    return (await Promise.all(lists)).flatMap((list) => list.map(({ url }) => url)).join(' ')
  })

/** The addresses of a cache that a visit fills. */
const savedPictures = (page: Page) =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key.startsWith('shown'))!
    const saved = await (await caches.open(name)).keys()
    return saved.map(({ url }) => url).toSorted()
  })

/** The addresses that Workbox counts there. */
const knownToExpire = (page: Page) =>
  page.evaluate(async () => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page has nothing of the test
    const answer = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error!))
      })
    const database = await answer(indexedDB.open('workbox-expiration'))
    const [store = ''] = database.objectStoreNames
    const known: { url: string }[] = await answer(
      database.transaction(store).objectStore(store).getAll(),
    )
    database.close()
    return known.map(({ url }) => url).toSorted()
  })

test('offline, a second visit has the site, and the pictures of the first', async ({ visit }) => {
  const { url, close } = await publish()
  const { page, said } = await visit(url, { serviceWorker: true })
  const portrait = page.getByRole('img', { name: `${ui.hero.portraitAlt} ${identity.name}` })
  const source = await portrait.evaluate((image: HTMLImageElement) => image.currentSrc)
  const isSaved = () => page.evaluate(async (file) => Boolean(await caches.match(file)), source)
  await expect.poll(isSaved).toBe(true)
  // Of those that the worker knows, the oldest go when there are too many.
  await expect.poll(() => knownToExpire(page)).toEqual(await savedPictures(page))
  await close()
  await page.goto(`${url}about`)
  await expect(page).toHaveTitle(new RegExp(pages.about.title))
  await follow(page, pages.projects)
  await expect(more(page)).toBeVisible()
  await page.goto(`${url}projects/tide-table`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tide Table')
  expect(await page.evaluate(() => fetch('/cv.pdf').then(({ status }) => status))).toBe(200)
  expect(uncaught(said)).toEqual([])
})

test('an update of the cache breaks no open tab, and is used once that is closed', async ({
  visit,
}) => {
  const { dist, url } = await publish()
  const { page: tab, said } = await visit(url, { serviceWorker: true })
  const worker = () => tab.evaluate(() => navigator.serviceWorker.controller?.state)
  await expect.poll(worker).toBe('activated')
  await tab.reload()
  expect(said).toEqual([])
  await deploy(dist)
  // A browser does so by itself when its visitor comes again.
  await tab.evaluate(async () => (await navigator.serviceWorker.ready).update().then(() => {}))
  const isWaiting = () =>
    tab.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting))
  await expect.poll(isWaiting).toBe(true)
  await follow(tab, pages.projects)
  await expect(more(tab)).toBeVisible()
  expect(uncaught(said)).toEqual([])

  const context = tab.context()
  await tab.close()
  // To a visit that comes at once, the old worker may answer: it ends with that visit.
  const cachedAtNextVisit = async () => {
    const next = await context.newPage()
    await next.goto(url)
    expect(await next.content()).toContain('-next-')
    const files = await cachedScripts(next)
    await next.close()
    return files
  }
  await expect.poll(cachedAtNextVisit).not.toMatch(/assets\/(?![\w-]*-next-)[\w-]+\.js/)
  expect(await cachedAtNextVisit()).toContain('-next-')
})

test('a file without a hash in its name is never older than the page that links to it', async ({
  visit,
}) => {
  const { dist, url, close } = await publish()
  const { page } = await visit(url, { serviceWorker: true })
  const worker = () => page.evaluate(() => navigator.serviceWorker.controller?.state)
  await expect.poll(worker).toBe('activated')
  const files = ['cv.pdf', 'resume.json', 'contact.vcf', 'favicon.svg', 'index.html']
  const read = (file: string) => page.evaluate((path) => fetch(path).then((of) => of.text()), file)
  /** As the page itself shows it. */
  const iconWidth = () =>
    page.evaluate(async () => {
      const icon = new Image()
      icon.src = '/icon-192.png'
      await icon.decode()
      return icon.naturalWidth
    })
  for (const file of files) await read(file)
  expect(await iconWidth()).toBe(192)

  for (const file of files) await writeFile(join(dist, file), `the next ${file}`)
  await cp(join(dist, 'icon-512.png'), join(dist, 'icon-192.png'))
  await page.reload()
  for (const file of files) expect(await read(file)).toBe(`the next ${file}`)
  expect(await iconWidth()).toBe(512)
  await page.goto(`${url}resume.json`)
  expect(await page.content()).toContain('the next resume.json')

  await close()
  await page.goto(`${url}about`)
  const { length } = await page.evaluate(() => fetch('/cv.pdf').then((cv) => cv.text()))
  expect(length).toBeGreaterThan(1000)
})

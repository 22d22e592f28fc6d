import type { Browser, BrowserContextOptions, Response } from 'playwright'

import { SHOWCASE_INTERVAL_MS } from '#machines/carousel.machine'

import { inlineScriptsOf, type Tag, tagsOf } from '../../lib/markup.ts'
import { sum, weightOf } from '../../lib/weight.ts'
import type { Weights } from './budgets.ts'

const DESK = { viewport: { width: 1280, height: 800 } }
/** As Lighthouse's. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
/** Chunks of the canvas: the page requests some after loading, its worker the others. */
export const CANVAS =
  /\/(?:hero-chart|transition-id|scene-canvas|[\w-]+\.scene|scene\.worker|brush|random|artboard)[.-]/
const KINDS = { scripts: /javascript/, styles: /css/, fonts: /font/, pages: /html/ } as const
/** Images other than SVG are compressed already. */
const COMPRESSED = /image\/(?!svg)|font/

interface Part {
  type: string
  url: string
  weight: number
}

const total = (parts: Part[]) => sum(parts.map(({ weight }) => weight))

const partOf = async (response: Response): Promise<Part> => {
  const type = response.headers()['content-type'] ?? ''
  const body = await response.body()
  return {
    type,
    url: response.url(),
    weight: COMPRESSED.test(type) ? body.byteLength : weightOf(body),
  }
}

/** Scripts that the document itself names, before any script has run. */
const earlyScripts = (tags: Tag[], base: string) =>
  new Set(
    tags
      .map(({ name, attributes }) =>
        name === 'script'
          ? attributes.get('src')
          : attributes.get('rel') === 'modulepreload' && attributes.get('href'),
      )
      .filter((url) => typeof url === 'string')
      .map((url) => new URL(url, base).href),
  )

/** Opens a page without a cache; returns its tags and what it has loaded once the network is idle. */
const load = async (browser: Browser, url: string, device: BrowserContextOptions) => {
  const context = await browser.newContext(device)
  // The service worker downloads for later visits, which would count here.
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  // The showcase never advances: how many of its pictures a slow machine sees would differ.
  await context.addInitScript((firstAdvance) => {
    const { setTimeout } = globalThis
    const early = (run: () => void, delay = 0) =>
      delay < firstAdvance ? setTimeout(run, delay) : 0
    Object.assign(globalThis, { setTimeout: early })
  }, SHOWCASE_INTERVAL_MS)
  const responses: Response[] = []
  context.on('response', (response) => responses.push(response))
  try {
    const page = await context.newPage()
    const document = await page.goto(url, { waitUntil: 'networkidle' })
    const tags = tagsOf((await document?.text()) ?? '')
    const all = await Promise.all(responses.map(partOf))
    // A worker requests the page's fonts again; they come from the browser's cache.
    return { tags, parts: [...new Map(all.map((part) => [part.url, part])).values()] }
  } finally {
    await context.close()
  }
}

const withoutCanvas = (parts: Part[]) => parts.filter(({ url }) => !CANVAS.test(url))

/** Weighs what the first view of a page loads, on a desk and on a phone. */
export const measure = async (browser: Browser, url: string): Promise<Weights> => {
  const { tags, parts } = await load(browser, url, DESK)
  const onPhone = withoutCanvas((await load(browser, url, PHONE)).parts)
  const inline = sum(inlineScriptsOf(tags).map(({ content }) => weightOf(content)))
  const early = earlyScripts(tags, url)
  const ofType = (type: RegExp) => parts.filter((part) => type.test(part.type))
  const scripts = ofType(KINDS.scripts)
  const others = withoutCanvas(parts)
  return {
    scriptsToAnswer: inline + total(scripts.filter((script) => early.has(script.url))),
    scripts: inline + total(scripts.filter((script) => !CANVAS.test(script.url))),
    canvas: total(scripts.filter((script) => CANVAS.test(script.url))),
    document: total(ofType(KINDS.pages)),
    styles: total(ofType(KINDS.styles)),
    fonts: total(ofType(KINDS.fonts)),
    all: total(others),
    phone: total(onPhone),
    requests: Math.max(others.length, onPhone.length),
  }
}

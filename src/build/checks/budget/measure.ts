import { brotliCompressSync } from 'node:zlib'
import type { Browser, Response } from 'playwright'

import { inlineScriptsOf, tagsOf } from '../../lib/markup.ts'
import type { Weights } from './budgets.ts'

const VIEWPORT = { width: 1280, height: 800 }
/** The canvas's code: the page asks for it when it has loaded, a worker for the rest. */
const CANVAS = /\/(?:hero-chart|use-scene|scene|chart|stage|brush|random)[.-]/
const KINDS = { scripts: /javascript/, styles: /css/, fonts: /font/ } as const

interface Part {
  type: string
  url: string
  weight: number
}

/** Node compresses as thoroughly as it can unless told otherwise, as hosts do ahead of time. */
const weigh = (content: string | Buffer) => brotliCompressSync(content).byteLength
const sum = (parts: { weight: number }[]) => parts.reduce((total, { weight }) => total + weight, 0)

const partOf = async (response: Response): Promise<Part> => ({
  type: response.headers()['content-type'] ?? '',
  url: response.url(),
  weight: weigh(await response.body()),
})

/** What the document itself asks for, before any script has run. */
const earlyScripts = (html: string, base: string) =>
  new Set(
    tagsOf(html)
      .map(({ name, attributes }) =>
        name === 'script'
          ? attributes.get('src')
          : attributes.get('rel') === 'modulepreload' && attributes.get('href'),
      )
      .filter((url) => typeof url === 'string')
      .map((url) => new URL(url, base).href),
  )

/** Opens a page as a first visitor does, and weighs what has been loaded when it is quiet. */
export const measure = async (browser: Browser, url: string): Promise<Weights> => {
  const context = await browser.newContext({ viewport: VIEWPORT })
  // What is fetched for later visits is no part of this one.
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  const responses: Response[] = []
  context.on('response', (response) => responses.push(response))
  try {
    const page = await context.newPage()
    const document = await page.goto(url, { waitUntil: 'networkidle' })
    const html = (await document?.text()) ?? ''
    const wanted = responses.filter((response) =>
      Object.values(KINDS).some((kind) => kind.test(response.headers()['content-type'] ?? '')),
    )
    const all = await Promise.all(wanted.map(partOf))
    // A worker asks for the page's fonts again; they come from the browser's cache.
    const parts = [...new Map(all.map((part) => [part.url, part])).values()]
    const inline = inlineScriptsOf(html).map(({ code }) => ({ weight: weigh(code) }))
    const early = earlyScripts(html, url)
    const scripts = parts.filter(({ type }) => KINDS.scripts.test(type))
    return {
      scriptsToAnswer: sum([...inline, ...scripts.filter((script) => early.has(script.url))]),
      scripts: sum([...inline, ...scripts.filter(({ url: from }) => !CANVAS.test(from))]),
      canvas: sum(scripts.filter(({ url: from }) => CANVAS.test(from))),
      styles: sum(parts.filter(({ type }) => KINDS.styles.test(type))),
      fonts: sum(parts.filter(({ type }) => KINDS.fonts.test(type))),
    }
  } finally {
    await context.close()
  }
}

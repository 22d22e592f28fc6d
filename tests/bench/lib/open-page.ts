import { chromium, type Browser, type BrowserContextOptions } from 'playwright'

import { findChromium, launchArguments } from '../../chromium.ts'

export const THROTTLE = 4
export const WINDOW = { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' } as const
export const PHONE = {
  viewport: { width: 412, height: 823 },
  colorScheme: 'dark',
  hasTouch: true,
} as const

/** A browser of its own, so that no other page's work counts. */
export const launch = () =>
  chromium.launch({
    executablePath: findChromium(),
    args: [...launchArguments, '--js-flags=--expose-gc', '--enable-precise-memory-info'],
  })

interface Device {
  options?: BrowserContextOptions
  /** Of the processor: 4 is four times as slow. */
  rate?: number
  /** As the page is told. Few cores make it quiet, so a measurement of movement names many. */
  cores?: number
}

/** As text: what a compiler adds to functions is not known in a page; `__name` is one such helper. */
export const prepare = (cores: number) => `
  globalThis.__name = (made) => made
  Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { get: () => ${cores} })
  Object.defineProperty(Navigator.prototype, 'deviceMemory', { get: () => 8 })
  // The service worker downloads for later visits: that is none of this one's work.
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')`

/** An empty page on a device, with its debugging session. */
export const newPage = async (
  browser: Browser,
  { options = WINDOW, rate = 1, cores = 8 }: Device = {},
) => {
  const context = await browser.newContext(options)
  await context.addInitScript({ content: prepare(cores) })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  return { page, session, close: () => context.close() }
}

/** The browser of a worker of Vitest. */
import { chromium, type Browser } from 'playwright'

import { findChromium, launchArguments } from '../chromium.ts'

let browser: Promise<Browser> | undefined

/**
 * The Chromium of this worker. One of all workers would have each word between it and the tests go
 * through Vitest's own process.
 */
export const openBrowser = () =>
  (browser ??= chromium.launch({ executablePath: findChromium(), args: launchArguments }))

/** The browser of a worker of Vitest. */
import { chromium, type Browser } from 'playwright'

import { findChromium, launchArguments } from '../chromium.ts'

let browser: Promise<Browser> | undefined

/**
 * The Chromium of this worker. One of all workers would have each word between it and the tests go
 * through Vitest's own process.
 */
export const openBrowser = () =>
  (browser ??= chromium.launch({
    executablePath: findChromium(),
    // A process for each page opened takes as much of the processor as the page itself.
    args: [...launchArguments, '--renderer-process-limit=1'],
  }))

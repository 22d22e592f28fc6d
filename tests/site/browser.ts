/** The browser of a worker of Vitest. */
import { chromium, type Browser } from 'playwright'

import { findChromium, launchArguments } from '../chromium.ts'

const launch = (hasAgents: boolean) =>
  chromium.launch({
    executablePath: findChromium(),
    args: [
      ...launchArguments,
      // A process for each page opened takes as much of the processor as the page itself.
      '--renderer-process-limit=1',
      // So spelled: Playwright looks for it.
      ...(hasAgents ? ['--enable-features=WebMCP'] : []),
    ],
  })

const browsers = new Map<boolean, Promise<Browser>>()

/**
 * The Chromium of this worker. One of all workers would have each word between it and the tests go
 * through Vitest's own process.
 *
 * @param hasAgents whether pages may offer tools to agents
 */
export const openBrowser = (hasAgents = false) => {
  const browser = browsers.get(hasAgents) ?? launch(hasAgents)
  browsers.set(hasAgents, browser)
  return browser
}

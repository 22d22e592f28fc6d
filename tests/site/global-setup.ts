import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import type { TestProject } from 'vitest/node'

import { startPreview } from '../../src/build/site/start-preview.ts'
import { findChromium, launchArguments } from '../chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string
    browserEndpoint: string
  }
}

/** One preview of the build and one Chromium for all tests of the built site. */
export default async function setUp({ config, provide }: TestProject) {
  if (!existsSync(join(config.root, 'dist/_headers')))
    throw new Error('There is no build to test; run `npm run build` first.')
  const server = await startPreview(config.root)
  const browser = await chromium.launchServer({
    executablePath: findChromium(),
    args: launchArguments,
  })
  provide('siteUrl', server.url)
  provide('browserEndpoint', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await server.close()
  }
}

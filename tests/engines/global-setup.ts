import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

import { installByApt } from '../commands.ts'
import { FIXTURE_SITE } from '../sites.ts'
import { engines, type Engine } from './engines.ts'
import { startProbedSite } from './probed-site.ts'

/** An engine as the tests find it. */
interface Offer {
  name: string
  /** Where its driver listens. */
  driver: string
  /** Why it cannot run here; empty if it does. */
  reason: string
}

declare module 'vitest' {
  interface ProvidedContext {
    engines: Offer[]
    probedSite: string
  }
}

const start = async ({ name, packages, missing, start: startDriver }: Engine) => {
  if (missing().length > 0) installByApt(...packages)
  const lacking = missing()
  if (lacking.length > 0) {
    const reason = `no ${lacking.join(', no ')} (Debian: apt-get install ${packages.join(' ')})`
    console.warn(`${name} is not tested: ${reason}`)
    return { offer: { name, driver: '', reason }, stop: () => {} }
  }
  const driver = await startDriver()
  return { offer: { name, driver: driver.url, reason: '' }, stop: driver.stop }
}

/** One preview of the build, and a driver for each engine that there is or that can be installed. */
export default async function setUp({ config, provide }: TestProject) {
  if (!existsSync(join(config.root, FIXTURE_SITE, '_headers')))
    throw new Error('There is no build to test; run `npm run test:build` first.')
  const site = await startProbedSite(config.root)
  const started = await Promise.all(engines.map(start))
  provide('probedSite', site.url)
  provide(
    'engines',
    started.map(({ offer }) => offer),
  )
  return async () => {
    for (const { stop } of started) stop()
    await site.close()
  }
}

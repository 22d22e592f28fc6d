import { describe, inject, onTestFinished } from 'vitest'

import { startSession, type Session } from './webdriver.ts'

/** Opens a page of the site for a visitor who has never been there. */
export type Visit = (path: string, size?: { width: number; height: number }) => Promise<Session>

const visitBy =
  (driver: string): Visit =>
  async (path, size = { width: 1024, height: 720 }) => {
    const session = await startSession(driver, size)
    onTestFinished(() => session.close())
    await session.open(new URL(path, inject('probedSite')).href)
    return session
  }

/** Tests in every engine. Those of an engine that cannot run here are skipped, and say why. */
export const inEachEngine = (define: (visit: Visit, engine: string) => void) => {
  for (const { name, driver, reason } of inject('engines')) {
    const why = reason === '' ? '' : `, not run: ${reason}`
    describe.runIf(reason === '')(`${name}${why}`, () => {
      define(visitBy(driver), name)
    })
  }
}

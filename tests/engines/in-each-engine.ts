/** Tests in every engine, on pages that a visitor opens who has never been there. */
import { describe, inject, onTestFinished } from 'vitest'

import { firefox } from './firefox.ts'
import { type Session, sessionOf } from './webdriver.ts'
import { webKit } from './webkit.ts'

export type Visit = (path: string, size?: { width: number; height: number }) => Promise<Session>

/** Those of an engine that cannot run here are skipped, and say why. */
export const inEachEngine = (define: (visit: Visit) => void) => {
  for (const { name, packages, missing, launch } of [firefox, webKit]) {
    const lacking = missing().join()
    const why = lacking && `, not run: no ${lacking} (apt-get install ${packages.join(' ')})`
    const visit: Visit = async (path, size = { width: 1024, height: 720 }) => {
      const { send, close } = await launch()
      onTestFinished(close)
      await send('window/rect', size)
      const session = sessionOf(send)
      await session.open(new URL(path, inject('probedSite')).href)
      return session
    }
    describe.runIf(lacking === '')(`${name}${why}`, () => {
      define(visit)
    })
  }
}

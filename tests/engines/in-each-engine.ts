/** Tests in every engine, on pages that a visitor opens who has never been there. */
import { afterAll, describe, onTestFailed, onTestFinished } from 'vitest'

import { engines } from './engines.ts'
import { serveProbed } from './probed-site.ts'
import { type Send, sessionOf } from './webdriver.ts'

export type Visit = (
  path: string,
  size?: { width: number; height: number; scripts?: boolean },
) => Promise<ReturnType<typeof sessionOf> & { site: Awaited<ReturnType<typeof serveProbed>> }>

/** Those of an engine that cannot run here are skipped, and say why. */
export const inEachEngine = (define: (visit: Visit) => void) => {
  for (const { name, packages, missing, launch } of engines) {
    const lacking = missing().join()
    const why = lacking && `, not run: no ${lacking} (apt-get install ${packages.join(' ')})`
    describe.runIf(lacking === '')(`${name}${why}`, () => {
      // A browser takes seconds to start. One that has failed is not used again.
      let running: Promise<Send> | undefined
      const ends: (() => Promise<unknown>)[] = []
      const end = async () => {
        running = undefined
        for (const close of ends.splice(0)) await close()
      }
      afterAll(end)
      define(async (path, { scripts = true, ...size } = { width: 1024, height: 720 }) => {
        onTestFailed(end)
        const send = await (running ??= launch((close) => ends.unshift(close)))
        // Its address is new to the browser, which so has nothing of it: no file, choice or worker.
        const site = await serveProbed(scripts)
        onTestFinished(() => site.close().catch(() => {}))
        await send('window/rect', size)
        const session = sessionOf(send)
        await session.open(new URL(path, site.url).href)
        return { ...session, site }
      })
    })
  }
}

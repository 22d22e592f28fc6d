/** How soon an edit of the content is seen, in a copy of the project. */
import { join } from 'node:path'

import type { Page } from 'playwright'
import { createServer } from 'vite'

import { copyProject } from '../../project-copy.ts'
import type { Bench } from '../figures.ts'
import { median } from '../lib/numbers.ts'
import { openPage } from '../lib/open-page.ts'

const HERO = 'src/content/hero.ts'
const EDITS = 5
const PAUSE_MS = 2000

export default async function edit({ report }: Bench) {
  const project = await copyProject()
  /** Writes other taglines. @returns seconds until each is seen */
  const editing = async (page: Page) => {
    const times: number[] = []
    while (times.length < EDITS) {
      const words = `Edited ${times.length + 1} times`
      const begun = performance.now()
      await project.edit(HERO, (source) => source.replace(/(tagline:\s*)'[^']*'/, `$1'${words}'`))
      // A locator asks again after as much as half a second: this asks in each frame.
      await page.waitForFunction((said) => document.body.textContent.includes(said), words)
      times.push((performance.now() - begun) / 1000)
      await page.waitForTimeout(PAUSE_MS)
    }
    return times
  }
  try {
    const configFile = join(project.folder, 'vite.config.ts')
    // The preview that the bench serves has set it to `production`, where each edit loads the page anew.
    process.env['NODE_ENV'] = 'development'
    const address = { port: 0, host: '127.0.0.1' }
    const options = { root: project.folder, configFile, logLevel: 'error' } as const
    const server = await createServer({ ...options, server: address })
    await server.listen()
    const url = server.resolvedUrls?.local[0] ?? ''
    report('edit', median(await openPage(url, {}, ({ page }) => editing(page))))
    await server.close()
  } finally {
    await project.remove()
  }
}

/** What a developer waits for, in a copy of the project that nothing was built in. */
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import type { Page } from 'playwright'
import { createServer } from 'vite'

import { copyTree } from '../../copy-tree.ts'
import { runBuild } from '../../run-build.ts'
import type { Bench } from '../figures.ts'
import { median } from '../lib/numbers.ts'
import { withPage } from '../lib/open-page.ts'

const EDITS = 5
const PAUSE_MS = 2000

/** The same packages without what earlier builds have kept in their folder. */
const withoutCache = async (folder: string) => {
  const place = join(folder, 'node_modules')
  await rm(place)
  await mkdir(place)
  for (const name of await readdir('node_modules'))
    if (!/^\.(?!bin)/.test(name))
      await symlink(resolve('node_modules', name), join(place, name), 'junction')
}

/** Writes other taglines. @returns seconds until each is seen */
const editing = async (page: Page, file: string) => {
  const times: number[] = []
  while (times.length < EDITS) {
    const words = `Edited ${times.length + 1} times`
    const source = await readFile(file, 'utf8')
    const begun = performance.now()
    await writeFile(file, source.replace(/(tagline:\s*)'[^']*'/, `$1'${words}'`))
    await page.getByText(words).waitFor()
    times.push((performance.now() - begun) / 1000)
    await page.waitForTimeout(PAUSE_MS)
  }
  return times
}

export default async function build({ report }: Bench) {
  const folder = await copyTree()
  try {
    await withoutCache(folder)
    const begun = performance.now()
    await runBuild([], { cwd: folder })
    report('build', (performance.now() - begun) / 1000)

    const configFile = join(folder, 'vite.config.ts')
    const dev = { port: 0, host: '127.0.0.1' }
    const server = await createServer({ root: folder, configFile, logLevel: 'error', server: dev })
    await server.listen()
    const url = server.resolvedUrls?.local[0] ?? ''
    const hero = join(folder, 'src/sample/hero.ts')
    report('edit', median(await withPage(url, {}, ({ page }) => editing(page, hero))))
    await server.close()
  } finally {
    await rm(folder, { recursive: true })
  }
}

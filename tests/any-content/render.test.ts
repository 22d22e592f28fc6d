import { mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { asyncProperty, check } from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { anyContent } from './arbitrary.ts'
import { writeContent } from './content-folder.ts'
import { missingWords, readableFaults } from './page-words.ts'

const SEED = Number(process.env['SEED'] ?? 2026)
const RUNS = Number(process.env['RUNS'] ?? 3)

const root = process.cwd()
const base = resolve(root, process.env['CONTENT'] ?? 'src/content')
let folder = ''

// The folder's name is read when the modules of the build are loaded.
beforeAll(async () => {
  folder = await mkdtemp(join(root, '.cache/any-content-'))
  vi.stubEnv('CONTENT', folder.slice(root.length + 1))
})

afterAll(() => rm(folder, { recursive: true }))

test(
  `${RUNS} contents made up with seed ${SEED} are rendered whole`,
  { timeout: 300_000 },
  async () => {
    const [{ loadContent }, { checkProject }, { renderSite }] = await Promise.all([
      import('../../src/build/context/load.ts'),
      import('../../src/build/content/check-project.ts'),
      import('./render.ts'),
    ])
    const outcome = await check(
      asyncProperty(anyContent, async (content) => {
        await writeContent(folder, content, base)
        const { errors } = await checkProject(root)
        expect(errors.map(({ file, field, message }) => `${file} ${field} ${message}`)).toEqual([])
        const pages = await renderSite(root)
        expect(missingWords(await loadContent(root), pages)).toEqual([])
        for (const [path, html] of pages) expect(readableFaults(path, html)).toEqual([])
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    )
    // The content itself would fill the screen: its seed makes it again.
    const { failed, counterexamplePath, errorInstance } = outcome
    if (failed)
      throw new Error(`SEED=${SEED}, path ${counterexamplePath}`, { cause: errorInstance })
  },
)

/** A process of its own: runs tests against one mutant after another, as its parent sends them. */
import { resolve } from 'node:path'
import { createVitest } from 'vitest/node'

import type { Job } from './mutate.ts'

let mutant = { path: '', source: '' }
/** The file on disk stays as it is. */
const load = (id: string) => (id === mutant.path ? mutant.source : undefined)

const options = { config: false, watch: false, bail: 1, isolate: false, maxWorkers: 1 } as const
const vitest = await createVitest(
  'test',
  { ...options, include: ['tests/machines/**/*.test.ts'], reporters: [{}] },
  { plugins: [{ name: 'mutant', enforce: 'pre', load }] },
)
await vitest.standalone()

process.on('message', async ({ file, source, tests }: Job) => {
  vitest.invalidateFile(mutant.path)
  mutant = { path: resolve(file), source }
  vitest.invalidateFile(mutant.path)
  const specifications = tests.flatMap((test) => vitest.getModuleSpecifications(resolve(test)))
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  const hasPassed = testModules.length > 0 && testModules.every((module) => module.ok())
  process.send?.(hasPassed && unhandledErrors.length === 0 ? 'survived' : 'killed')
})
process.send?.('ready')

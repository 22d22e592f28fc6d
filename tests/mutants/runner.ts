/** A process of its own: runs tests against one mutant after another, as its parent sends them. */
import { resolve } from 'node:path'
import { createVitest } from 'vitest/node'

import type { Job } from './mutate.ts'

let mutant = { path: '', source: '' }

const vitest = await createVitest(
  'test',
  {
    config: false,
    include: ['tests/machines/**/*.test.ts'],
    watch: false,
    bail: 1,
    isolate: false,
    maxWorkers: 1,
    reporters: [{}],
  },
  // The file on disk stays as it is.
  {
    plugins: [
      {
        name: 'mutant',
        enforce: 'pre',
        load: (id) => (id === mutant.path ? mutant.source : undefined),
      },
    ],
  },
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

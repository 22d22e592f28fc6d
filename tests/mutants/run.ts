/** `tsx tests/mutants/run.ts [machine…]`: runs each machine's own tests against its mutants. */
import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { createVitest } from 'vitest/node'

import { type Mutant, mutantsOf } from './mutate.ts'

const RESTORED = 'The choice is made by then: `restoring` leads to its state at once.'

/** Mutants that no test can tell from their machine, by file and name, and why. */
const equivalents: Record<string, Record<string, string>> = {
  'machines/keys.machine.ts': {
    'keys.on on keys.toggle: target off changed to restoring': RESTORED,
  },
  'machines/motion.machine.ts': {
    'motion.following.reduced on motion.toggle: target #motion.going changed to #motion.restoring':
      RESTORED,
    'motion.stopped on motion.toggle: target going changed to restoring': RESTORED,
  },
  'machines/theme.machine.ts': {
    'theme.dark on theme.next: target light changed to restoring': RESTORED,
  },
  'machines/carousel.machine.ts': {
    'carousel.rotation.waiting always 2: target idle changed to stopped':
      'With nothing to move to, `stopped` leads to `idle` at once.',
    'carousel.rotation.due always 1: target stopped changed to waiting':
      'While it is paused, `waiting` leads to `stopped` at once.',
  },
  'machines/scene.machine.ts': {
    'scene.loading on frame.drawn: target playing changed to paused':
      'With no reason to pause, `paused` leads to `playing` at once.',
  },
}

/** A fault, the file that it is in, and the tests that are to find it. */
interface Job extends Mutant {
  file: string
  tests: readonly string[]
}

const read = (file: string) => readFileSync(file, 'utf8')
const filesIn = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file))
    .toSorted()

const machines = filesIn('machines', '.machine.ts')
const allTests = filesIn('tests/machines', '.test.ts')

/** The tests that are named for a machine, or for those that import a file. */
const testsOf = (file: string): string[] => {
  if (machines.includes(file)) {
    const start = join('tests', dirname(file), `${basename(file, '.machine.ts')}.`)
    return allTests.filter((test) => test.startsWith(start))
  }
  const imported = `/${basename(file, '.ts')}'`
  return machines
    .filter((machine) => dirname(machine) === dirname(file) && read(machine).includes(imported))
    .flatMap(testsOf)
}

const jobs = filesIn('machines', '.ts').flatMap((file): Job[] => {
  const tests = testsOf(file)
  if (tests.length === 0) return []
  return mutantsOf(read(file)).map((mutant) => ({ ...mutant, file, tests }))
})

/** Runs tests against one mutant after another. The file on disk stays as it is. */
const startRunner = async () => {
  let mutant = { path: '', source: '' }
  const load = (id: string) => (id === mutant.path ? mutant.source : undefined)
  const options = { config: false, watch: false, isolate: false, maxWorkers: 1 } as const
  const vitest = await createVitest(
    'test',
    { ...options, include: ['tests/machines/**/*.test.ts'], reporters: [{}] },
    { plugins: [{ name: 'mutant', enforce: 'pre', load }] },
  )
  await vitest.standalone()
  const isKilled = async ({ file, source, tests }: Job) => {
    vitest.invalidateFile(mutant.path)
    mutant = { path: resolve(file), source }
    vitest.invalidateFile(mutant.path)
    const specifications = tests.flatMap((test) => vitest.getModuleSpecifications(resolve(test)))
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
    // It has the results of all runs so far.
    const places = new Set(tests.map((test) => resolve(test)))
    const own = testModules.filter(({ moduleId }) => places.has(moduleId))
    const hasPassed = own.length > 0 && own.every((module) => module.ok())
    return !hasPassed || unhandledErrors.length > 0
  }
  return { isKilled, close: () => vitest.close() }
}

/** Those of some jobs that no test finds. As many run at a time as there are cores. */
const survivorsOf = async (queue: Job[]) => {
  const survivors: Job[] = []
  const left = queue.values()
  const work = async () => {
    const { isKilled, close } = await startRunner()
    for (const job of left) if (!(await isKilled(job))) survivors.push(job)
    await close()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return survivors
}

const asked = process.argv.slice(2)
const chosen = jobs.filter(({ file }) => !asked.length || asked.some((name) => file.includes(name)))
const isEquivalent = ({ file, name }: Job) => equivalents[file]?.[name] !== undefined

const originals = [...new Map(chosen.map((job) => [job.file, job])).values()]
const whole = await survivorsOf(originals.map((job) => ({ ...job, source: read(job.file) })))
if (whole.length < originals.length) throw new Error('Tests fail without a mutant.')

const planted = chosen.filter((job) => !isEquivalent(job))
const survivors = await survivorsOf(planted)
for (const { file, name } of survivors) console.log(`survived: ${file} ${name}`)
const listed = Object.values(equivalents).flatMap((names) => Object.keys(names)).length
const gone = listed - jobs.filter(isEquivalent).length
if (gone > 0) console.log(`${gone} listed as equivalent are no mutants any more`)
console.log(
  `${chosen.length} mutants: ${planted.length - survivors.length} killed, ${chosen.length - planted.length} equivalent, ${survivors.length} survived`,
)
process.exit(survivors.length + gone > 0 ? 1 : 0)

/** `tsx tests/mutants/run.ts [machine…]`: runs each machine's own tests against its mutants. */
import { type ChildProcess, fork } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { equivalents } from './equivalents.ts'
import { type Job, mutantsOf } from './mutate.ts'

/** One that loops for ever is killed after this. */
const TIMEOUT_MS = 30_000

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

type Answer = 'killed' | 'survived' | 'timed out'

/** A process for jobs, one after another. */
const startRunner = () => {
  let runner: ChildProcess | undefined
  const answer = () =>
    new Promise<Answer>((done) => runner?.once('message', (message) => done(message as Answer)))

  const start = async () => {
    // A group of its own, so that its children end with it.
    runner = fork('tests/mutants/runner.ts', { execArgv: ['--import', 'tsx'], detached: true })
    runner.once('exit', (code) => {
      if (code !== null) throw new Error(`The runner has ended with ${code}`)
    })
    await answer()
  }
  const end = () => {
    if (runner?.pid) process.kill(-runner.pid, 'SIGKILL')
    runner = undefined
  }
  const ask = async (job: Job) => {
    if (!runner) await start()
    const answered = answer()
    runner?.send(job)
    const timer = new AbortController()
    const timeout = wait(TIMEOUT_MS, 'timed out' as const, { signal: timer.signal })
    const result = await Promise.race([answered, timeout])
    timer.abort()
    if (result === 'timed out') end()
    return result
  }
  return { ask, end }
}

/** Asks about each job, as many at a time as there are cores. */
const askAll = async (queue: Job[], tell: (job: Job, answer: Answer) => void) => {
  const left = queue.values()
  const work = async () => {
    const { ask, end } = startRunner()
    for (const job of left) tell(job, await ask(job))
    end()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

const asked = process.argv.slice(2)
const chosen = jobs.filter(({ file }) => !asked.length || asked.some((name) => file.includes(name)))
const isEquivalent = ({ file, name }: Job) => equivalents[file]?.[name] !== undefined

const broken: string[] = []
const originals = [...new Map(chosen.map((job) => [job.file, job])).values()]
await askAll(
  originals.map((job) => ({ ...job, source: read(job.file) })),
  ({ file }, answer) => answer !== 'survived' && broken.push(file),
)
if (broken.length > 0) throw new Error(`Tests fail without a mutant: ${broken.join(', ')}`)

const counts = { killed: 0, survived: 0, 'timed out': 0 }
const planted = chosen.filter((job) => !isEquivalent(job))
await askAll(planted, (job, answer) => {
  counts[answer] += 1
  if (answer !== 'killed') console.log(`${answer}: ${job.file} ${job.name}`)
})

const listed = Object.values(equivalents).flatMap((names) => Object.keys(names)).length
const gone = listed - jobs.filter(isEquivalent).length
if (gone > 0) console.log(`${gone} listed as equivalent are no mutants any more`)
console.log(
  `${chosen.length} mutants: ${counts.killed} killed, ${counts['timed out']} killed after ${TIMEOUT_MS / 1000} s, ${chosen.length - planted.length} equivalent, ${counts.survived} survived`,
)
process.exitCode = counts.survived + gone > 0 ? 1 : 0

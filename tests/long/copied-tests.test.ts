/** A step is copied as a test that compiles, runs, and fails where the machine does not do that. */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

import { expect, it, onTestFinished } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'

import { ownEvents } from '#devtools/inspector/explain/offers.ts'
import { asTest } from '#devtools/inspector/explain/as-test.ts'
import { createSimulation } from '#devtools/inspector/simulator/simulation.ts'
import { type CatalogueEntry, catalogue } from '#machines/catalogue.ts'

const run = promisify(execFile)
const root = resolve('.')

/** The start of a machine, all of its samples and what the panel offers beside each, and a delay after each. */
const textsOf = (entry: (typeof catalogue)[number]): string[] => {
  const { machine, input, events, values } = entry as CatalogueEntry
  const simulation = createSimulation(machine, { input })
  const offered = ({ type }: AnyEventObject) => {
    const { after } = simulation.steps().at(-1)!
    return ownEvents(after as AnyMachineSnapshot, { events, values }, type)
  }
  for (const event of events.flatMap((sample) => [sample, ...offered(sample)])) {
    simulation.send(simulation.roots()[0]!, event)
    simulation.moveTo(simulation.next() ?? simulation.now())
  }
  // One text for what is done twice.
  return [...new Set(simulation.steps().map((step) => asTest(step, entry)))]
}

/** A file costs more than its test: those that import the same share one. */
const gathered = (texts: readonly string[]) => {
  const files = new Map<string, string>()
  for (const text of texts) {
    const [imports = '', body = ''] = text.split(/(?=^it\()/m)
    files.set(imports, `${files.get(imports) ?? imports}${body}`)
  }
  return [...files.values()]
}

const TSCONFIG = JSON.stringify({ extends: '../../tsconfig.json', include: ['*.ts'] })

/** Inside the project, where `#machines` is known; away from its own tests. */
const folderOf = async (texts: readonly string[]) => {
  await mkdir(join(root, '.cache'), { recursive: true })
  const folder = await mkdtemp(join(root, '.cache/as-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const config = 'export default { test: { isolate: false, maxWorkers: 1 } }'
  await writeFile(join(folder, 'vitest.config.js'), config)
  await writeFile(join(folder, 'tsconfig.json'), TSCONFIG)
  for (const [index, text] of gathered(texts).entries())
    await writeFile(join(folder, `${index}.test.ts`), text)
  return folder
}

const inNode = (folder: string, ...command: [file: string, ...rest: string[]]) => {
  const [file, ...rest] = command
  const options = { cwd: folder, env: { ...process.env, VITEST: undefined } }
  return run(process.execPath, [join(root, 'node_modules', file), ...rest], options).catch(
    (error: { stdout: string }) => error,
  )
}

it('Vitest runs what was copied, TypeScript takes it, and a wrong one fails', async () => {
  const texts = catalogue.flatMap(textsOf)
  const [first = ''] = textsOf(catalogue.find(({ id }) => id === 'menu')!)
  const wrong = first.replace("toMatchObject({ value: 'closed'", "toMatchObject({ value: 'open'")
  expect(wrong).not.toBe(first)
  const folder = await folderOf([...texts, wrong])
  const compiled = await inNode(folder, 'typescript/bin/tsc', '-p', '.', '--noEmit')
  expect(compiled.stdout).toBe('')
  const tested = await inNode(
    folder,
    'vitest/vitest.mjs',
    'run',
    '--root',
    folder,
    '--reporter',
    'json',
  )
  const { stdout } = tested
  const result: Record<string, number> = JSON.parse(stdout.slice(stdout.indexOf('{')))
  expect([result['numPassedTests'], result['numFailedTests']]).toEqual([texts.length, 1])
}, 120_000)

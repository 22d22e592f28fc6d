/** A step is copied as a test that compiles, runs, and fails where the machine does not do that. */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

import { expect, it, onTestFinished } from 'vitest'

import { catalogue } from '#machines/catalogue.ts'

import { asTest } from '#inspector/explain/as-test.ts'
import { createSimulation } from '#inspector/simulator/simulation.ts'
import { type Any, machineOf, set } from './foreign/foreign.ts'

const run = promisify(execFile)
const root = resolve('.')

/** The start of a machine, all of its samples, and a delay after each. */
const textsOf = (entry: (typeof catalogue)[number]): string[] => {
  const simulation = createSimulation(entry.machine, { input: entry.input })
  for (const event of entry.events) {
    simulation.send(simulation.roots()[0]!, event)
    simulation.moveTo(simulation.next() ?? simulation.now())
  }
  return simulation.steps().map((step) => asTest(step, entry))
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

it('a test reads like one that is written by hand', () => {
  const entry = catalogue.find(({ id }) => id === 'menu')!
  const simulation = createSimulation(entry.machine, { input: undefined })
  simulation.send(simulation.roots()[0]!, { type: 'menu.toggle' })
  const text = asTest(simulation.steps().at(-1)!, entry)
  expect(text).toBe(`import { expect, it } from 'vitest'
import { transition } from 'xstate'

import { menuMachine } from '#machines/menu.machine.ts'

it('menu: menu.toggle leads to opening', () => {
  const before = menuMachine.resolveState({ value: 'closed', context: {} })
  const [after] = transition(menuMachine, before, { type: 'menu.toggle' })
  expect(after).toMatchObject({ value: 'opening', context: {} })
})
`)
})

it.each<[string, object, string]>([
  ['a function in its data', { context: { act: () => {} } }, 'a function in its data'],
  [
    'what a step depends on besides',
    { context: { n: 0 }, on: { GO: { actions: set(() => ({ n: Math.random() })) } } },
    'depends on more than',
  ],
])('%s is said, and nothing is copied', (_, config, fault) => {
  const machine = machineOf({ id: 'odd', on: { GO: { actions: set({ x: 1 }) } }, ...config })
  const simulation = createSimulation(machine, { input: undefined })
  simulation.send(simulation.roots()[0]!, { type: 'GO' })
  const step = simulation.steps().at(-1)!
  expect(() => asTest(step, { id: 'odd', machine })).toThrow(fault)
})

it('dates, maps and what history states remember are written', () => {
  const context: Any = { at: new Date(5), seen: new Map([['a', 1]]) }
  const machine = machineOf({
    id: 'kept',
    context,
    initial: 'on',
    states: {
      on: {
        initial: 'a',
        on: { OFF: 'off' },
        states: { a: { on: { NEXT: 'b' } }, b: {}, last: { type: 'history' } },
      },
      off: { on: { ON: 'on.last' } },
    },
  })
  const simulation = createSimulation(machine, { input: undefined })
  for (const type of ['NEXT', 'OFF', 'ON']) simulation.send(simulation.roots()[0]!, { type })
  const text = asTest(simulation.steps().at(-1)!, { id: 'kept', machine })
  expect(text).toContain("at: new Date(5), seen: new Map([['a', 1]])")
  expect(text).toContain("['kept.on.b'].map((id) => machine.getStateNodeById(id))")
})

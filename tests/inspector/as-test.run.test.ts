/** Vitest runs the tests that the inspector writes, as they are copied. */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

import { expect, it, onTestFinished } from 'vitest'
import type { AnyStateMachine } from 'xstate'

import { transitionsIn } from '../../src/chart/chart'
import { asTest } from '../../src/inspector/recording/as-test'
import { recordingOf } from '../../src/inspector/sources/replica'
import { wayTo } from '../../src/inspector/recording/way-to'
import { site } from '../../src/inspector/site'
import { catalogue as entries } from '#machines'
import { entryOf, watched } from './watched'
import { createSandbox } from '../../src/inspector/sources/sandbox'
import { chartOf } from '../../src/actors/chart-of'
import { addSamples, machines } from './foreign/machines'

addSamples()

const run = promisify(execFile)
const root = resolve('.')

/** A test of all of its samples, or from the middle on, with the timers that ran then. */
const testOf = (id: string, isFromMiddle = false) => {
  const { actor, clock, store, last, view } = watched(id)
  for (const [index, event] of site.samplesOf(id).entries()) {
    if (actor.getSnapshot().status !== 'active') break
    // As if the entries before had been dropped.
    if (isFromMiddle && index === 2)
      store.receive({ ...view(), kind: 'actor', at: clock.now(), edges: [] })
    actor.send(event)
    clock.set(clock.now() + 1200)
  }
  const entry = entryOf(id)!
  return asTest(recordingOf(entry.machine, store, last(), view()), entry)
}

const wayIn = (id: string, transition: string) =>
  wayTo(entryOf(id)!, transition, entryOf(id)!.input)

/** A test of what was sent to an actor inside, besides to the one around it. */
const testOfChild = () => {
  const entry = machines.find(({ id }) => id === 'friends')!
  const { store, send } = createSandbox(entry, {})
  send('friends', { type: 'ADD' })
  for (const name of ['first', 'friend']) send(name, { type: 'EDIT' })
  const { id } = store.log.at(-1)!
  return asTest(recordingOf(entry.machine, store, id, store.actors.get('friends')!), entry)
}

/** A foreign machine has no file of its own. */
const importsForeign = (text: string) =>
  text.replace(
    /import \{ machine \} from '\.\/(.+)\.machine' \/\/ write where it is/,
    (_, id: string) =>
      `import { machines } from '${root}/tests/inspector/foreign/machines'\n` +
      `const { machine } = machines.find(({ id }) => id === '${id}')!`,
  )

/** A file costs more than its test: those that import the same share one, each in a block of its own. */
const gathered = (texts: readonly string[]) => {
  const files = new Map<string, string>()
  for (const text of texts) {
    const imports = text.match(/^(?:import .*\n|const \{ machine \} .*\n|\n)+/)![0]
    const body = `{\n${text.slice(imports.length)}\n}\n`
    files.set(imports, (files.get(imports) ?? imports) + body)
  }
  return [...files.values()]
}

/** Inside the project, where `#machines` is known; away from its own tests. */
const runAlone = async (files: Record<string, string>) => {
  await mkdir(join(root, '.cache'), { recursive: true })
  const folder = await mkdtemp(join(root, '.cache/as-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const config = 'export default { test: { isolate: false, maxWorkers: 1 } }'
  const all = Object.entries({ ...files, 'vitest.config.js': config })
  await Promise.all(all.map(([name, text]) => writeFile(join(folder, name), text)))
  const { stdout } = await run(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--root', folder, '--reporter', 'json'],
    { cwd: folder, env: { ...process.env, VITEST: undefined } },
  ).catch((error: { stdout: string }) => error)
  const result: Record<string, number> = JSON.parse(stdout.slice(stdout.indexOf('{')))
  return [result['numPassedTests'], result['numFailedTests']]
}

it('Vitest runs what was copied, and sees it fail where the machine does not do that', async () => {
  const recorded = entries.flatMap(({ id }) => [testOf(id), testOf(id, true)])
  const ways: string[] = []
  for (const entry of [...entries, ...machines])
    for (const { id } of transitionsIn(chartOf(entry.machine))) {
      const way = await wayTo(entry, id, entry.input)
      if (way) ways.push(asTest(way, entry))
    }
  const wrong = [
    testOf('menu').replace(/toEqual\("\w+"\)/, 'toEqual("nowhere")'),
    // It leads to the same state by another transition.
    asTest((await wayIn('menu', 'menu.opening/menu.toggle/0'))!, entryOf('menu')!).replace(
      '"menu.toggle")!',
      '"escape.pressed")!',
    ),
  ]
  const texts = [...recorded, ...ways, testOfChild(), ...wrong]
  const files = Object.fromEntries(
    gathered(texts.map(importsForeign)).map((text, index) => [`${index}.test.ts`, text]),
  )
  // What depends on chance says so, and is skipped.
  const unsure = ways.filter((text) => /^\/\/ It asks .*\nit\.skip/m.test(text)).length
  const good = texts.length - wrong.length - unsure
  expect(await runAlone(files)).toEqual([good, wrong.length])
}, 300_000)

it('of an actor that another has started there are ways to what it tells that one', async () => {
  const { friend } = machines.find(({ id }) => id === 'friends')!.machine.implementations.actors
  const entry = { id: 'friend', machine: friend as AnyStateMachine }
  for (const { id } of transitionsIn(chartOf(entry.machine)))
    expect([id, await wayTo(entry, id, { name: 'Ada' }, true)]).not.toContain(null)
})

it('a way to a transition is few events that lead to it, if there is one', async () => {
  const way = await wayIn('menu', 'menu.open/escape.pressed/0')
  const types = way!.events.map(({ event }) => event.type)
  expect(types).toEqual(['menu.toggle', 'timeline.done', 'escape.pressed'])
  expect(await wayIn('menu', 'menu/nothing/0')).toBeNull()
})

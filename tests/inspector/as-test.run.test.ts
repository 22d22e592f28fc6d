import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

import { expect, it, onTestFinished } from 'vitest'

import { site } from '../../src/inspector/site'
import { entries } from '../../src/inspector/sources/machines'
import { asTest } from '../../src/inspector/recording/as-test'
import { recordingOf } from '../../src/inspector/recording/recording'
import { watched } from './watched'

const run = promisify(execFile)
const root = resolve('.')

const testOf = (id: string) => {
  const { actor, clock, store, last } = watched(id)
  for (const event of site.samplesOf(id)) {
    if (actor.getSnapshot().status !== 'active') break
    actor.send(event)
    clock.set(clock.now() + 1200)
  }
  return asTest(recordingOf(store, last(), actor.sessionId))
}

/** Inside the project, where `#machines` is known; away from its own tests. */
const runAlone = async (files: Record<string, string>) => {
  await mkdir(join(root, '.cache'), { recursive: true })
  const folder = await mkdtemp(join(root, '.cache/as-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(
    join(folder, 'vitest.config.js'),
    'export default { test: { isolate: false, maxWorkers: 1 } }',
  )
  await Promise.all(
    Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)),
  )
  const { stdout } = await run(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--root', folder, '--reporter', 'json'],
    { cwd: folder, env: { ...process.env, VITEST: undefined } },
  ).catch((error: { stdout: string }) => error)
  return JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
    numPassedTests: number
    numFailedTests: number
  }
}

it('Vitest runs what was copied as it is, and sees it fail where the machine does not', async () => {
  const files = Object.fromEntries(entries.map(({ id }) => [`${id}.test.ts`, testOf(id)]))
  const wrong = testOf('menu').replace(/toEqual\("\w+"\)/, 'toEqual("nowhere")')
  const result = await runAlone({ ...files, 'wrong.test.ts': wrong })
  expect(result.numPassedTests).toBe(entries.length)
  expect(result.numFailedTests).toBe(1)
}, 60_000)

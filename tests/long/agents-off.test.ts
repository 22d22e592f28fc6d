/** An owner may leave agents out; what those cost who has none. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { site as ofFixture } from '#content/site'
import { agents, palette } from '#content-model/schema/ui.ts'

import { copyProject } from '../project-copy.ts'
import { runBuild } from '../run-build.ts'
import { toolNames } from '../site/agent-calls.ts'

const TOKENS = ['first+token==', 'second+token==']

let copy: Awaited<ReturnType<typeof copyProject>>
beforeAll(async () => {
  copy = await copyProject()
  const site = { ...ofFixture, agents: false, originTrials: TOKENS }
  await copy.edit('src/content/site.ts', () => `export const site = ${JSON.stringify(site)}\n`)
  await runBuild(['--base', '/'], { cwd: copy.folder })
}, 180_000)
afterAll(() => copy.remove())

/** The scripts of a build, by their names without what changes with their text. */
const scriptsIn = (dist: string) =>
  readdirSync(join(dist, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, text: readFileSync(join(dist, 'assets', name), 'utf8') }))

/** Which of the words that agents bring along a build has. */
const wordsIn = (dist: string) => {
  const scripts = scriptsIn(dist)
  // The page of the agent's machine has a call of this one as its sample.
  const tools = toolNames.filter((name) => name !== 'page_send')
  const words = [...tools, palette.agents.visit, agents.changed, agents.shows]
  return words.filter((word) => scripts.some(({ text }) => text.includes(word)))
}

test('without agents no script has their words: no tool, no command of the palette', () => {
  expect(wordsIn(join(copy.folder, 'dist'))).toEqual([])
  // Or the test would find nothing anywhere.
  expect(wordsIn(inject('dist'))).toHaveLength(toolNames.length + 2)
})

/** The size of the script that each page runs. */
const bytesOf = (dist: string) => {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const [, entry] = /<script type="module"[^>]* src="[^"]*\/(assets\/[^"]+)"/.exec(html) ?? []
  return readFileSync(join(dist, entry!)).length
}

test('to who has no agent they are at most 240 bytes more of the page’s script, before compression', () => {
  const more = bytesOf(inject('dist')) - bytesOf(join(copy.folder, 'dist'))
  expect(more).toBeGreaterThan(0)
  expect(more).toBeLessThanOrEqual(240)
})

test('each page has the tokens of the origin trials in its head', () => {
  for (const file of ['index.html', 'about.html', '404.html']) {
    const html = readFileSync(join(copy.folder, 'dist', file), 'utf8')
    const [head] = html.split('</head>')
    const found = [...head!.matchAll(/<meta http-equiv="origin-trial" content="([^"]*)">/g)]
    expect(found.map(([, token]) => token)).toEqual(TOKENS)
  }
})

/** The charts, their Mermaid and the README of the machines say what these do. */
import { expect, it } from 'vitest'
import { createActor } from 'xstate'

import { catalogue as entries } from '#machines'

import { toMermaid } from '../../src/chart/mermaid'
import { transitionsIn } from '../../src/chart/chart'
import { entryOf } from './watched'
import { snapshotOf } from '../../src/inspector/observe/snapshots'
import { chartAt } from '../../src/inspector/store/figures'
import { chartsOf } from '../../src/publish/charts/charts'

const { charts } = chartsOf(entries)
const chart = (id: string) => charts[id]!

const HEAD = `# Machines

Every moving part of the site, as the code has it. This page is written from the machines themselves,
by \`npm test -- tests/inspector/charts.test.ts -u\`; without \`-u\` the test fails when it is out of
date. To see them run, press \`?\` on any page; to run one step by step, open its page under
\`/machines\` of the site.`

it('machines/README.md documents the machines as they are', () => {
  const sections = entries.flatMap(({ id, file, about }) => [
    ...[`## [${id}](${file}.ts)`, about, `\`\`\`mermaid\n${toMermaid(chart(id))}\`\`\``],
  ])
  return expect(`${[HEAD, ...sections].join('\n\n')}\n`).toMatchFileSnapshot(
    '../../machines/README.md',
  )
})

it('a chart says what a state does, and what it is marked as', () => {
  expect(chart('copy').nodes).toContainEqual(expect.objectContaining({ entry: ['requestCopy'] }))
  expect(chart('theme').nodes.at(-1)).toMatchObject({ key: 'light', tags: ['light'] })
})

it('the delays of a chart are those of the actor, not of the sample', () => {
  const { machine, input } = entryOf('carousel')!
  const started = (options: object) =>
    snapshotOf(createActor(machine, { input: { ...(input as object), ...options } }).start())
  const own = chartAt(started({ intervalMs: 1000 }))
  expect(transitionsIn(own).find(({ delay }) => delay)).toMatchObject({ figure: '1 s' })
  // An equal one needs no new layout.
  expect(chartAt(started({ intervalMs: 1000, count: 5 }))).toBe(own)
})

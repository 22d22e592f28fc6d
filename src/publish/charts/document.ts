import type { CatalogueEntry } from '../../../machines/catalogue-entry.ts'
import { catalogue } from '../../../machines/catalogue.ts'
import { transitionsIn } from '../../chart/chart.ts'
import { toMermaid } from '../../chart/mermaid.ts'
import { chartOf } from '../../actors/chart-of.ts'

const HEAD = `# Machines

Every moving part of the site, as the code has it. This page is written from the machines themselves,
by \`npx vitest run tests/inspector/charts.test.ts -u\`; without \`-u\` the test fails when it is out of
date. To see them run, press \`?\` on any page; to run one step by step, open its page under
\`/machines\` of the site.
`

const sectionOf = ({ id, file, about, machine, input, events }: CatalogueEntry) => {
  const samples = events as readonly { type: string }[]
  const chart = chartOf(machine, input, samples)
  const types = new Set(samples.map(({ type }) => `\`${type}\``))
  const delays = new Set(
    transitionsIn(chart).flatMap(({ delay, figure }) => (figure ? `\`${delay}\` ${figure}` : [])),
  )
  return [
    `## ${id}`,
    about,
    [
      `Events: ${[...types].join(', ')}.`,
      ...(delays.size > 0 ? [`Delays: ${[...delays].join(', ')}.`] : []),
      `Source: [${file}.ts](${file}.ts).`,
    ].join(' '),
    `\`\`\`mermaid\n${toMermaid(chart)}\`\`\``,
  ].join('\n\n')
}

/** The text of `machines/README.md`. */
export const documentMachines = (): string =>
  `${[HEAD, ...catalogue.map((entry) => sectionOf(entry))].join('\n')}\n`
    .replaceAll(/\n(?=## )/g, '\n\n')
    .replaceAll(/\n{3,}/g, '\n\n')

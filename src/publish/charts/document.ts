import type { CatalogueEntry } from '../../../machines/catalogue-entry.ts'
import { catalogue } from '../../../machines/catalogue.ts'
import { toMermaid } from '../../chart/mermaid.ts'
import { chartOf } from '../../actors/chart-of.ts'

const HEAD = `# Machines

Every moving part of the site, as the code has it. This page is written from the machines themselves,
by \`npx vitest run tests/inspector/charts.test.ts -u\`; without \`-u\` the test fails when it is out of
date. To see them run, press \`?\` on any page; to run one step by step, open its page under
\`/machines\` of the site.`

const sectionOf = ({ id, file, about, machine, input, events }: CatalogueEntry) =>
  [
    `## [${id}](${file}.ts)`,
    about,
    `\`\`\`mermaid\n${toMermaid(chartOf(machine, input, events))}\`\`\``,
  ].join('\n\n')

/** The text of `machines/README.md`. */
export const documentMachines = (): string =>
  `${[HEAD, ...catalogue.map((entry) => sectionOf(entry))].join('\n\n')}\n`

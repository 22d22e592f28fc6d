import { catalogue } from '../../../machines/catalogue.ts'
import { toMermaid } from '../../chart/mermaid.ts'
import { duration } from './duration.ts'
import { factsOfAll, type MachineFacts } from './facts.ts'

const HEAD = `# Machines

Every moving part of the site, as the code has it. This page is written by \`npm run docs\`, from the
machines themselves; a test fails when it is out of date. To see them run, press \`?\` on any page;
to run one step by step, open its page under \`/machines\` of the site.
`

const sectionOf = ({ id, file, about, chart, events, delays }: MachineFacts) =>
  [
    `## ${id}`,
    about,
    [
      `Events: ${events.map(({ type }) => `\`${type}\``).join(', ')}.`,
      ...(delays.length > 0
        ? [`Delays: ${delays.map(({ name, ms }) => `\`${name}\` ${duration(ms)}`).join(', ')}.`]
        : []),
      `Source: [${file}](${file}).`,
    ].join(' '),
    `\`\`\`mermaid\n${toMermaid(chart)}\`\`\``,
  ].join('\n\n')

/** The text of `machines/README.md`. */
export const documentMachines = async (root: string): Promise<string> => {
  const facts = await factsOfAll(root, catalogue)
  const pages = facts.map(sectionOf)
  return `${[HEAD, ...pages].join('\n')}\n`
    .replaceAll(/\n(?=## )/g, '\n\n')
    .replaceAll(/\n{3,}/g, '\n\n')
}

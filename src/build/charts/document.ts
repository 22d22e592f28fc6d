import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { type CatalogueEntry, catalogue } from '../../../machines/catalogue.ts'
import { toMermaid } from '../../inspector/chart/mermaid.ts'
import { chartOf } from './graph.ts'

const HEAD = `# Machines

Every moving part of the site, as the code has it. This page is written by \`npm run docs\`, from the
machines themselves; a test fails when it is out of date. To see them run, press \`?\` on any page.
`

/** The docstring of a file's machine. */
const sentenceOf = (source: string) =>
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const \w+Machine\b/
    .exec(source)?.[1]
    ?.replaceAll(/\s*\n?\s*\* ?/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim() ?? ''

const page = async (
  { id, file: module, machine, input, events }: CatalogueEntry,
  folder: string,
) => {
  const file = `${module}.ts`
  const types = [...new Set(events.map(({ type }: { type: string }) => `\`${type}\``))]
  return [
    `## ${id}`,
    sentenceOf(await readFile(join(folder, file), 'utf8')),
    `Events: ${types.join(', ')}. Source: [${file}](${file}).`,
    `\`\`\`mermaid\n${toMermaid(chartOf(machine, input, events))}\`\`\``,
  ].join('\n\n')
}

/** The text of `machines/README.md`. */
export const documentMachines = async (folder: string): Promise<string> => {
  const pages = await Promise.all(
    catalogue.map((entry) => page(entry as unknown as CatalogueEntry, folder)),
  )
  return `${[HEAD, ...pages].join('\n')}\n`
    .replaceAll(/\n(?=## )/g, '\n\n')
    .replaceAll(/\n{3,}/g, '\n\n')
}

/** Content files as they are written: where a value stands, and what cannot be parsed. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { parseAst, parseSync } from 'vite'

import { contentFolder } from '#build/context/content-folder.ts'
import type { Path } from '#lib/strings.ts'
import { type Finding, findingIn } from './finding.ts'
import { isPlaceholder } from './placeholders.ts'

/** A syntax node with its offsets in the source. */
interface Node {
  type: string
  start: number
  end: number
  [child: string]: unknown
}

const WRAPPERS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression'])

const unwrap = (node: Node | undefined): Node | undefined =>
  node && WRAPPERS.has(node.type) ? unwrap(node['expression'] as Node) : node

const exported = (program: Node, name: string) =>
  (program['body'] as Node[])
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(({ declaration }) => ((declaration as Node | null)?.['declarations'] ?? []) as Node[])
    .find(({ id }) => (id as { name?: string }).name === name)

const step = (node: Node, key: string | number): Node | undefined => {
  if (typeof key === 'number') return (node['elements'] as Node[] | undefined)?.[key]
  const property = (node['properties'] as Node[] | undefined)?.find(({ key: named }) => {
    const { name, value } = (named ?? {}) as { name?: string; value?: string }
    return name === key || value === key
  })
  return property?.['value'] as Node | undefined
}

/** The place of a value in a file's text, or the place of its nearest ancestor. */
export const nodeAt = (source: string, [name, ...keys]: Path): Node | undefined => {
  const program = parseAst(source, { lang: 'ts' }) as unknown as Node
  let node = unwrap(exported(program, String(name))?.['init'] as Node | undefined)
  for (const key of keys) {
    const next = node && unwrap(step(node, key))
    if (!next) break
    node = next
  }
  return node
}

const lineAt = (source: string, offset: number) => source.slice(0, offset).split('\n').length

/** Adds line numbers to findings whose file exists. */
export const locate = (root: string, findings: Finding[]): Promise<Finding[]> =>
  Promise.all(
    findings.map(async (finding) => {
      if (finding.path.length === 0) return finding
      const source = await readFile(join(root, finding.file), 'utf8').catch(() => '')
      const node = nodeAt(source, finding.path)
      return node ? { ...finding, line: lineAt(source, node.start) } : finding
    }),
  )

/**
 * Reads the files of the content as they are written: what cannot be parsed, and what is left to
 * write.
 */
export const readSources = async (root: string) => {
  const folder = contentFolder(root)
  const names = await readdir(join(root, folder)).catch(() => [])
  const errors: Finding[] = []
  const openComments: Finding[] = []
  for (const name of names.filter((file) => file.endsWith('.ts'))) {
    const source = await readFile(join(root, folder, name), 'utf8')
    const find = (message: string, offset = 0, value?: string) =>
      findingIn(`${folder}/${name}`, message, lineAt(source, offset), value)
    const parsed = parseSync(name, source)
    // Further errors follow from the first.
    const [error] = parsed.errors
    if (error) {
      const fault = error.message.charAt(0).toLowerCase() + error.message.slice(1)
      const remedy =
        'look for a comma, bracket or quotation mark that is missing here or just before, or for an ' +
        'apostrophe that ends a text: write ’'
      errors.push(find(`cannot be read: ${fault}; ${remedy}`, error.labels[0]?.start))
    }
    // A comment marks a known word that is to be completed: `// {your stack}`.
    for (const { start, value } of parsed.comments.filter((one) => isPlaceholder(one.value)))
      openComments.push(
        find('is left to write: put it in, and take the comment out', start, value.trim()),
      )
  }
  return { errors, openComments }
}

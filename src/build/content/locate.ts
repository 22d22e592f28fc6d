import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { parseAst } from 'vite'

import type { Finding, Path } from './finding.ts'

interface Node {
  type: string
  start: number
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

/** Where the path leads in the source, or as far as it can be followed. */
const offsetOf = (program: Node, [name, ...keys]: Path): number | undefined => {
  const declaration = exported(program, String(name))
  let place = unwrap(declaration?.['init'] as Node | undefined)
  for (const key of keys) {
    const next = place && unwrap(step(place, key))
    if (!next) break
    place = next
  }
  return place?.start
}

/** Adds line numbers; a finding whose file cannot be read or parsed keeps none. */
export const locate = async (root: string, findings: Finding[]): Promise<Finding[]> => {
  const files = [...new Set(findings.map(({ file }) => file))]
  const sources = new Map(
    await Promise.all(
      files.map(async (file) => {
        const source = await readFile(join(root, file), 'utf8').catch(() => '')
        const program = parseAst(source, { lang: 'ts' }) as unknown as Node
        return [file, { source, program }] as const
      }),
    ),
  )
  return findings.map((finding) => {
    const { source, program } = sources.get(finding.file) ?? {}
    const offset = program && offsetOf(program, finding.path)
    return !source || offset === undefined
      ? finding
      : { ...finding, line: source.slice(0, offset).split('\n').length }
  })
}

import { parseAst } from 'vite'

import type { Path } from './finding.ts'

/** A syntax node with its offsets in the source. */
export interface Node {
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

/** Parses a content file. */
export const parseContent = (source: string): Node =>
  parseAst(source, { lang: 'ts' }) as unknown as Node

const follow = (program: Node, [name, ...keys]: Path, isWhole: boolean): Node | undefined => {
  const declaration = exported(program, String(name))
  let place = unwrap(declaration?.['init'] as Node | undefined)
  for (const key of keys) {
    const next = place && unwrap(step(place, key))
    if (!next) return isWhole ? undefined : place
    place = next
  }
  return place
}

/** The node at a path. */
export const nodeAt = (program: Node, path: Path) => follow(program, path, true)

/** The node at a path, or its nearest ancestor. */
export const nearestTo = (program: Node, path: Path) => follow(program, path, false)

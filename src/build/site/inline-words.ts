import type { Plugin } from 'vite'

const OBJECT = 'ui'
const IMPORT = /\bimport\s*\{\s*ui\s*\}\s*from\s*["']#content\/ui["']/

interface Node {
  type: string
  start: number
  end: number
  computed?: boolean
  name?: string
  object?: Node
  property?: Node
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** The path of `ui.a.b`, or undefined for anything else. */
const pathOf = (node: Node): string[] | undefined => {
  if (node.type === 'Identifier') return node.name === OBJECT ? [] : undefined
  if (node.type !== 'MemberExpression' || node.computed) return undefined
  const path = pathOf(node.object!)
  return path && [...path, node.property!.name!]
}

/** What a path leads to within the content; undefined also for a method of what is there. */
const valueAt = (content: object, path: string[]) =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Record<string, unknown>)[key]
        : undefined,
    content,
  )

/** The outermost `ui.a.b` that has a value, everywhere in a tree. */
const readsIn = (content: object, value: unknown): { node: Node; value: unknown }[] => {
  if (Array.isArray(value)) return value.flatMap((item) => readsIn(content, item))
  if (!isNode(value)) return []
  const path = pathOf(value) ?? []
  const found = path.length > 0 ? valueAt(content, path) : undefined
  if (found !== undefined) return [{ node: value, value: found }]
  return Object.values(value).flatMap((child) => readsIn(content, child))
}

/**
 * Writes the words of the interface where they are used: an object of all of them would be part of
 * every page's scripts, with the words of what comes later or never.
 */
export const inlineWords = (words: object = {}): Plugin => ({
  name: 'inline-words',
  apply: 'build',
  // JavaScript is parsed, not TypeScript.
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { code: IMPORT },
    handler(code) {
      const reads = readsIn(words, this.parse(code)).toSorted(
        (one, other) => other.node.start - one.node.start,
      )
      const written = reads.reduce(
        (text, { node, value }) =>
          `${text.slice(0, node.start)}(${JSON.stringify(value)})${text.slice(node.end)}`,
        code,
      )
      return { code: written, map: null }
    },
  },
})

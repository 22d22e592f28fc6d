import type { Plugin } from 'vite'

/** A file of the content with one object of words, which has the file's name. */
const IMPORT = /\bimport\s*\{\s*(\w+)\s*\}\s*from\s*["']#content\/\1["']/g

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

/** `ui.a.b` as a path, or undefined for anything else. */
const pathOf = (node: Node): string[] | undefined => {
  if (node.type === 'Identifier') return [node.name!]
  if (node.type !== 'MemberExpression' || node.computed) return undefined
  const path = pathOf(node.object!)
  return path && [...path, node.property!.name!]
}

/** What a path leads to within the content; undefined also for a method of what is there. */
const valueAt = (content: object, path: string[]) =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<string, unknown>)[key]
        : undefined,
    content,
  )

/** The outermost `ui.a.b` that has a value, everywhere in a tree. */
const readsIn = (content: object, value: unknown): { node: Node; value: unknown }[] => {
  if (Array.isArray(value)) return value.flatMap((item) => readsIn(content, item))
  if (!isNode(value)) return []
  const path = pathOf(value) ?? []
  const found = path.length > 1 ? valueAt(content, path) : undefined
  if (found !== undefined) return [{ node: value, value: found }]
  return Object.values(value).flatMap((child) => readsIn(content, child))
}

/**
 * Writes words where they are used: an object of all of them would be part of every page's scripts,
 * with the words of what comes later or never.
 *
 * @param words objects of words, by the name of their file in the content
 */
export const inlineWords = (words: Record<string, object> = {}): Plugin => ({
  name: 'inline-words',
  apply: 'build',
  // JavaScript is parsed, not TypeScript.
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { code: '#content/' },
    handler(code) {
      const imported = [...code.matchAll(IMPORT)].map(([, name]) => [name!, words[name!]])
      const reads = readsIn(Object.fromEntries(imported), this.parse(code)).toSorted(
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

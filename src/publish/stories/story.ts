/** Stories of projects as they are written: their nodes, and what they name. */
import { createProcessor } from '@mdx-js/mdx'

/** A node of MDX's syntax tree (mdast), as far as it is read here. */
export interface StoryNode {
  type: string
  value?: string
  /** Of a link or an image. */
  url?: string
  alt?: string | null
  title?: string | null
  depth?: number
  /** Of an element. */
  name?: string | null
  attributes?: { type: string; name?: string; value?: unknown }[]
  children?: StoryNode[]
  position?: { start: { line: number } }
}

/** Whether a node is an element: `<Scene … />`. */
export const isElement = ({ type }: StoryNode) => type.startsWith('mdxJsx')

/** The text of an element's attribute. */
export const attributeOf = ({ attributes = [] }: StoryNode, wanted: string) => {
  const value = attributes.find(({ name }) => name === wanted)?.value
  return typeof value === 'string' ? value : ''
}

const inside = (node: StoryNode): StoryNode[] => [node, ...(node.children ?? []).flatMap(inside)]

/** @throws a message with `line` and `reason` for what is no MDX */
export const nodesOf = (story: string): StoryNode[] =>
  inside(createProcessor().parse(story) as StoryNode)

/** The picture that a node shows, by its name in the content. */
export const pictureIn = (node: StoryNode) => {
  if (node.type === 'image') return node.url ?? ''
  return node.name === 'Scene' ? `scene:${attributeOf(node, 'name')}` : undefined
}

/** The pictures of a story. */
export const picturesIn = (story = '') => [
  ...new Set(nodesOf(story).flatMap((node) => pictureIn(node) ?? [])),
]

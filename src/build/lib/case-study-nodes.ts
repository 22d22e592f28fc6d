/** Case studies of projects as they are written: their nodes, and the files that they name. */
import { createProcessor } from '@mdx-js/mdx'
import remarkGfm from 'remark-gfm'

import { decoded } from './site-address.ts'

/** A node of MDX's syntax tree (mdast), as far as it is read here. */
export interface CaseStudyNode {
  type: string
  value?: string
  /** The address of a link or an image. */
  url?: string
  alt?: string | null
  title?: string | null
  depth?: number
  /** The name of an element. */
  name?: string | null
  attributes?: { type: string; name?: string; value?: unknown }[]
  children?: CaseStudyNode[]
  /** The side of each column of a table. */
  align?: (string | null)[]
  /** MDX's notes about a node. */
  data?: unknown
  position?: { start: { line: number; offset: number }; end: { offset: number } }
}

/** Whether a node is an element: `<Scene … />`. */
export const isElement = ({ type }: CaseStudyNode) => type.startsWith('mdxJsx')

export const attributeOf = ({ attributes = [] }: CaseStudyNode, wanted: string) => {
  const value = attributes.find(({ name }) => name === wanted)?.value
  return typeof value === 'string' ? value : ''
}

/** A node, and all in it. */
export const inside = (node: CaseStudyNode): CaseStudyNode[] => [
  node,
  ...(node.children ?? []).flatMap(inside),
]

/** @throws a message with `line` and `reason` if the text is no MDX */
export const nodesOf = (caseStudy: string): CaseStudyNode[] =>
  inside(createProcessor({ remarkPlugins: [remarkGfm] }).parse(caseStudy) as CaseStudyNode)

/** Whether a node is a video: `<video src="demo.mp4" poster="demo.png" title="what it shows" />`. */
export const isVideo = (node: CaseStudyNode) => isElement(node) && node.name === 'video'

/** The picture that a node shows, by its name in the content. A video shows its poster. */
export const pictureIn = (node: CaseStudyNode) => {
  // Markdown writes the name as a part of an address: `my%20picture.png`.
  if (node.type === 'image') return decoded(node.url ?? '')
  if (isElement(node) && node.name === 'img') return attributeOf(node, 'src')
  if (isVideo(node)) return attributeOf(node, 'poster')
  return node.name === 'Scene' ? `scene:${attributeOf(node, 'name')}` : undefined
}

/** The pictures of a case study, and its videos with their posters: file names. */
export const shownIn = (caseStudy = '') => {
  const nodes = nodesOf(caseStudy)
  const videos = nodes
    .filter(isVideo)
    .map((node) => ({ file: attributeOf(node, 'src'), poster: attributeOf(node, 'poster') }))
  return { pictures: new Set(nodes.flatMap((node) => pictureIn(node) ?? [])), videos }
}

/**
 * A case study as Markdown without elements: words replace what MDX shows by a part of the site.
 */
import { toMdast } from 'hast-util-to-mdast'
import { toHast } from 'mdast-util-to-hast'

import { repositoryFile } from '#lib/addresses.ts'
import {
  attributeOf,
  type CaseStudyNode,
  isElement,
  isVideo,
  nodesOf,
  pictureIn,
} from '#build/lib/case-study-nodes.ts'
import type { MarkdownBlock } from './markdown.ts'

type MdastTree = Parameters<typeof toHast>[0]
type HastTree = Parameters<typeof toMdast>[0]

interface Place {
  /** The full address of a page, or of a part of this one. */
  addressOf: (url: string) => string
  repository: string | undefined
}

const text = (value: string): CaseStudyNode => ({ type: 'text', value })

/** A node that becomes an element of HTML. */
const element = (name: string, children: CaseStudyNode[], hProperties = {}): CaseStudyNode => ({
  type: 'element',
  data: { hName: name, hProperties },
  children,
})

const paragraphOf = (children: CaseStudyNode[]) => element('p', children)

/** What a picture shows, and its caption. */
const figureBlocks = (node: CaseStudyNode, caption: CaseStudyNode[]) => {
  const shows = isElement(node) ? attributeOf(node, isVideo(node) ? 'title' : 'alt') : node.alt
  return element('figure', [
    paragraphOf([{ type: 'emphasis', children: [text(shows ?? '')] }]),
    ...(caption.length > 0 ? [paragraphOf(caption)] : []),
  ])
}

/** A node without what only the site understands; nothing for a comment of the author. */
const plain = (node: CaseStudyNode, place: Place): CaseStudyNode[] => {
  const children = (node.children ?? []).flatMap((child) => plain(child, place))
  if (node.type.startsWith('mdx') && !isElement(node)) return []
  if (pictureIn(node) !== undefined) {
    const title = node.type === 'image' ? node.title : attributeOf(node, 'title')
    return [figureBlocks(node, title && !isVideo(node) ? [text(title)] : children)]
  }
  if (node.name === 'Source') {
    const file = attributeOf(node, 'file')
    const name: CaseStudyNode = { type: 'inlineCode', value: file }
    if (!place.repository) return [name]
    return [{ type: 'link', url: repositoryFile(place.repository, file), children: [name] }]
  }
  if (isElement(node)) {
    const href = attributeOf(node, 'href')
    return [element(node.name ?? 'div', children, href ? { href: place.addressOf(href) } : {})]
  }
  const isAddress = node.type === 'link' || node.type === 'definition'
  return [
    {
      ...node,
      ...(node.children && { children }),
      ...(isAddress && { url: place.addressOf(node.url ?? '') }),
      // Here a paragraph may hold figures, which HTML does not allow.
      ...(node.type === 'paragraph' && { data: { hName: 'div' } }),
    },
  ]
}

/**
 * The blocks of a case study. MDX becomes HTML, and that Markdown: HTML has one reading in both
 * directions.
 */
export const caseStudyBlocks = (caseStudy: string, place: Place): MarkdownBlock[] => {
  const [tree] = nodesOf(caseStudy)
  const [root] = plain(tree!, place)
  const html = toHast(root as unknown as MdastTree) as HastTree
  const markdown = toMdast(html)
  return markdown.type === 'root' ? markdown.children : []
}

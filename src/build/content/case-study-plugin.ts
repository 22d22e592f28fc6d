import mdx from '@mdx-js/rollup'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import type { Plugin } from 'vite'

import { inReadingOrder } from '#build/lib/reading-order.ts'
import {
  attributeOf,
  inside,
  isVideo,
  pictureIn,
  type CaseStudyNode,
} from '#build/lib/case-study-nodes.ts'

const RUNS_TO_THE_LEFT = /[\u0590-\u08ff]/

/** Keeps the order of Latin words in a case study that runs to the left. */
const readingOrder = () => (caseStudy: CaseStudyNode) => {
  const texts = inside(caseStudy).filter(({ type }) => type === 'text')
  if (!texts.some(({ value = '' }) => RUNS_TO_THE_LEFT.test(value))) return
  for (const text of texts) text.value = inReadingOrder(text.value ?? '')
}

/**
 * Makes pictures and videos the site's own parts, under the names of their files. MDX leaves an
 * element of the text as it is, by a note in its `data`, which is removed here; and it writes an
 * image's name as a part of an address, so the name is set anew.
 */
const siteElements = () => (caseStudy: CaseStudyNode) => {
  for (const node of inside(caseStudy)) {
    // A link within the site begins at the site's folder.
    const isOwnLink = node.name === 'a' && attributeOf(node, 'href').startsWith('/')
    if (isVideo(node) || node.name === 'img' || isOwnLink) delete node.data
    // No figure may stand in a paragraph.
    if (inside(node).some((each) => pictureIn(each) !== undefined)) {
      if (node.type === 'paragraph') node.data = { hName: 'div' }
      if (node.name === 'p') node.name = 'div'
    }
    if (node.type === 'image') node.data = { hProperties: { src: pictureIn(node) } }
    // A caption stands in its figure, not in a paragraph of its own lines.
    if (node.name === 'figure' && node.children)
      node.children = node.children.flatMap((child) =>
        child.children?.some(({ name }) => name === 'figcaption') ? child.children : child,
      )
    // MDX would write the sides of a table's columns as inline styles, which the policy refuses.
    delete node.align
  }
}

/**
 * Compiles case studies. Their headings have ids in small letters, by which others may link to
 * them; ids of the site's own parts on the same page begin with a capital letter (`Root`, `Main`,
 * `Menu`). The plain texts (`?raw`) stay as they are.
 */
export const caseStudies = (): Plugin => {
  const { transform, ...compiler } = mdx({
    rehypePlugins: [rehypeSlug],
    remarkPlugins: [remarkGfm, readingOrder, siteElements],
  })
  return {
    ...(compiler as Plugin),
    enforce: 'pre',
    transform(code, id) {
      return id.endsWith('?raw') ? undefined : (transform as Transform).call(this, code, id)
    },
  }
}

type Transform = Extract<Plugin['transform'], (...given: never[]) => unknown>

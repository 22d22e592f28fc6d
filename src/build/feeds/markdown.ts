/** Markdown as a tree (mdast), which its own writer escapes: no text of the content is read as a mark. */
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'

type Tree = Extract<Parameters<typeof toMarkdown>[0], { type: 'root' }>
/** A heading, a paragraph, a list. */
export type MarkdownBlock = Tree['children'][number]
type Paragraph = Extract<MarkdownBlock, { type: 'paragraph' }>
/** A text, a link, or another node within a line. */
export type Inline = Paragraph['children'][number]
/** A part of a line; a text stands for itself, and a missing part is left out. */
export type MarkdownPart = Inline | string | false | undefined

const LINES = /\s*\n\s*/

/** A text with its line breaks. */
const textNodes = (text: string): Inline[] =>
  text
    .trim()
    .split(LINES)
    .flatMap((value, index) => [
      ...(index > 0 ? [{ type: 'break' } as const] : []),
      { type: 'text', value },
    ])

const inlineParts = (parts: readonly MarkdownPart[]) =>
  parts.flatMap((part): Inline[] => {
    if (part === false || part === undefined || part === '') return []
    return typeof part === 'string'
      ? [{ type: 'text', value: part.replaceAll(/\s+/g, ' ') }]
      : [part]
  })

export const code = (value: string): Inline => ({ type: 'inlineCode', value })

export const strong = (text: string): Inline => ({ type: 'strong', children: textNodes(text) })

export const link = (text: string, url: string): Inline => ({
  type: 'link',
  url,
  children: [{ type: 'text', value: text }],
})

export const headingBlock = (depth: 1 | 2 | 3, ...parts: MarkdownPart[]): MarkdownBlock => ({
  type: 'heading',
  depth,
  children: inlineParts(parts),
})

/** A paragraph; none without parts. */
export const paragraph = (...parts: MarkdownPart[]): MarkdownBlock[] => {
  const children = inlineParts(parts)
  return children.length > 0 ? [{ type: 'paragraph', children }] : []
}

/** The paragraphs of a text, which empty lines separate. */
export const paragraphBlocks = (text = ''): MarkdownBlock[] =>
  text
    .split(/\n\s*\n/)
    .filter((part) => part.trim())
    .map((part) => ({ type: 'paragraph', children: textNodes(part) }))

export const quote = (text: string): MarkdownBlock => ({
  type: 'blockquote',
  children: paragraphBlocks(text) as Paragraph[],
})

/** A list of lines; none without items. */
export const list = (items: readonly (string | MarkdownPart[])[]): MarkdownBlock[] =>
  items.length > 0
    ? [
        {
          type: 'list',
          spread: false,
          children: items.map((item) => ({
            type: 'listItem',
            spread: false,
            children:
              typeof item === 'string'
                ? [{ type: 'paragraph', children: textNodes(item) }]
                : (paragraph(...item) as Paragraph[]),
          })),
        },
      ]
    : []

/** Parts of a line with a text between them; missing parts are left out. */
export const joined = (parts: readonly MarkdownPart[], between: string): Inline[] =>
  inlineParts(parts).flatMap((part, index) =>
    index > 0 ? [...inlineParts([between]), part] : [part],
  )

/** The text of a Markdown file (CommonMark, and tables of GitHub's). */
export const markdownOf = (children: MarkdownBlock[]): string =>
  toMarkdown(
    { type: 'root', children },
    { bullet: '-', emphasis: '_', extensions: [gfmToMarkdown()] },
  )

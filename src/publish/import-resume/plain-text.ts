import { compile } from 'html-to-text'
import { Marked } from 'marked'

const marked = new Marked({ breaks: true })

const BULLET = '• '
const toText = compile({
  wordwrap: false,
  selectors: [
    { selector: 'a', options: { linkBrackets: ['(', ')'], hideLinkHrefIfSameAsText: true } },
    { selector: 'ul', options: { itemPrefix: BULLET } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
      selector,
      options: { uppercase: false, leadingLineBreaks: 2 },
    })),
  ],
})

/** Tags by which a résumé's words are formatted. */
const FORMATTING = /^(?:a|b|br|code|div|em|h[1-6]|hr|i|li|ol|p|small|span|strong|sub|sup|u|ul)$/i
/** Marks that Markdown surely means: bold, emphasis, code, a link, an item of a list, a heading. */
const MARKDOWN =
  /\*\*\S|`\S|\]\((?:https?:|mailto:)|^\s*(?:[-*+]|\d+[.)])\s|^#{1,6}\s|(?:^|\s)([*_])\S[^*_]*\S?\1(?=\W|$)/m
const ENTITY = /&(?:amp|lt|gt|quot|apos|nbsp|#\d+);/i
/** Items of lists as word processors write them. */
const TYPED_BULLETS = /^[^\S\n]*[•·‣▪●][^\S\n]*/gm

/** Whether a text has HTML or Markdown in it. With a tag that formats nothing, it is about code. */
const isFormatted = (text: string) => {
  const tags = [...text.matchAll(/<\/?([a-z][\w-]*)/gi)].map(([, name = '']) => name)
  const isMarked = tags.length > 0 || ENTITY.test(text) || MARKDOWN.test(text)
  return isMarked && tags.every((name) => FORMATTING.test(name))
}

/**
 * HTML and Markdown as text: paragraphs with an empty line between them, items of lists with a bullet
 * each, links as `text (address)`. A text about code stays as it is.
 */
export const plainText = (given: string): string => {
  const text = given.replaceAll(TYPED_BULLETS, '- ')
  return isFormatted(text) ? toText(marked.parse(text, { async: false })).trim() : given
}

const ITEM = new RegExp(`^\\s*${BULLET}(.+(?:\n {2}.+)*)\n?`, 'gm')

/** A plain text without the items of its lists, and these items. */
export const apartFromLists = (text: string) => ({
  text: text
    .replaceAll(ITEM, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim(),
  items: [...text.matchAll(ITEM)].map(([, item = '']) => item.replaceAll(/\n +/g, ' ')),
})

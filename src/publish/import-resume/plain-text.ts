import { compile } from 'html-to-text'
import { Marked } from 'marked'

const marked = new Marked({ breaks: true })

const BULLET = '• '
const toText = compile({
  wordwrap: false,
  selectors: [
    { selector: 'a', options: { linkBrackets: ['(', ')'], hideLinkHrefIfSameAsText: true } },
    { selector: 'ul', options: { itemPrefix: BULLET } },
    // Figures before the items say their order, which they have without.
    { selector: 'ol', format: 'unorderedList', options: { itemPrefix: BULLET } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
      selector,
      options: { uppercase: false, leadingLineBreaks: 2 },
    })),
  ],
})

/** Tags by which a résumé's words are formatted. */
const FORMATTING =
  /^(?:a|b|blockquote|br|code|div|em|font|h[1-6]|hr|i|li|mark|ol|p|s|section|small|span|strong|sub|sup|u|ul)$/i
/** Marks that Markdown surely means: bold, emphasis, code, a link, an item of a list, a heading. */
const MARKDOWN =
  /\*\*\S|`\S|\]\((?:https?:|mailto:)|^\s*(?:[-*+]|\d+[.)])\s|^#{1,6}\s|(?:^|\s)([*_])\S[^*_]*\S?\1(?=\W|$)/m
const ENTITY = /&(?:[a-z]{2,8}|#\d+|#x[\da-f]+);/i

/** Signs before the items of lists, as word processors and people write them. */
const SIGN = String.raw`[•·‣▪▫●○◦■□◆◇★☆▶►▸▹➢➤➜➔➡→⇒»›✓✔✅☑✦✱∙⋅⁃⦁❖・－]`
const SIGNS = String.raw`${SIGN}\u{fe0f}?`

/** Whether a character is the sign of a list. */
export const isListSign = (character: string) => new RegExp(`^${SIGN}$`, 'u').test(character)

const TYPED_BULLETS = new RegExp(String.raw`^[^\S\n]*${SIGNS}[^\S\n]*(?=\S)`, 'gmu')
/** A hyphen longer than that of Markdown; one alone may begin a remark. */
const LONG_HYPHENS = /^[^\S\n]*[‐‑‒–—−]\s+(?=\S)/gm
/** `1)`, `(a)`, `①` before an item. */
const TYPED_NUMBERS =
  /^[^\S\n]*(?:\(?(?:\d{1,2}|[a-z])\)|\d{1,2}[．、]|[\u{2460}-\u{2473}])\s*(?=\S)/gmu
/** Signs that divide a line which begins with one of them. */
const IN_A_LINE = /(?<=\S)\s+[•▪●◦■➢➤✓✔]\s*(?=\S)/gu

const count = (text: string, signs: RegExp) => text.match(signs)?.length ?? 0

/** A text with its lists as Markdown has them. */
const withMarks = (given: string) => {
  const lines = given
    .split('\n')
    .map((line) => (/^\s*[•▪●◦■➢➤✓✔]/u.test(line) ? line.replaceAll(IN_A_LINE, '\n• ') : line))
    .join('\n')
  const typed = lines.replaceAll(TYPED_BULLETS, '- ')
  const hyphens = count(typed, LONG_HYPHENS) > 1 ? typed.replaceAll(LONG_HYPHENS, '- ') : typed
  return count(hyphens, TYPED_NUMBERS) > 1 ? hyphens.replaceAll(TYPED_NUMBERS, '- ') : hyphens
}

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
  const text = withMarks(given)
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

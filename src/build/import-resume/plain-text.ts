import { decode } from 'html-entities'
import { Marked } from 'marked'

const marked = new Marked({ breaks: true })

const BULLET = '• '

/** A comment, a text, or a tag with its name and its attributes. */
const PARTS = /<!--[\s\S]*?-->|([^<]+)|<(\/?)([a-z][\w-]*)([^>]*)>/gi
const BLOCKS = /^(?:p|div|section|blockquote|h[1-6]|hr|ul|ol)$/i
const HREF = /\bhref=(?:"([^"]*)"|'([^']*)')/i

/**
 * HTML as text: an empty line between paragraphs, a line for each item of a list, addresses behind
 * links.
 */
const toText = (html: string) => {
  let text = ''
  let items = 0
  let link = { address: '', from: 0 }
  for (const [, words, close, tag = '', attributes = ''] of html.matchAll(PARTS)) {
    const name = tag.toLowerCase()
    if (words !== undefined) text += decode(words.replaceAll(/\s+/g, ' '))
    else if (name === 'br') text += items > 0 ? '\n  ' : '\n'
    else if (name === 'li') {
      items += close ? -1 : 1
      text = close ? text : `${text.trimEnd()}\n${BULLET}`
    } else if (name === 'a' && !close) {
      const [, double, single = ''] = HREF.exec(attributes) ?? []
      link = { address: decode(double ?? single), from: text.length }
    } else if (name === 'a') {
      const isSame = text.slice(link.from).trim() === link.address
      if (link.address && !isSame) text += ` (${link.address})`
    } else if (BLOCKS.test(name)) {
      // Within an item, a paragraph is a line.
      if (items === 0) text += '\n\n'
      else if (close && name === 'p') text += '\n  '
    }
  }
  return text
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/^[ \t]+(?=\S)/gm, (indent) => (indent.length > 1 ? '  ' : ''))
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** Tags by which a résumé's words are formatted. */
const FORMATTING =
  /^(?:a|b|blockquote|br|code|div|em|font|h[1-6]|hr|i|li|mark|ol|p|s|section|small|span|strong|sub|sup|u|ul)$/i
/**
 * Marks that are certainly Markdown: bold, emphasis, code, a link, an item of a list, a heading.
 */
const MARKDOWN =
  /\*\*\S|`\S|\]\((?:https?:|mailto:)|^\s*(?:[-*+]|\d+[.)])\s|^#{1,6}\s|(?:^|\s)([*_])\S[^*_]*\S?\1(?=\W|$)/m
const ENTITY = /&(?:[a-z]{2,8}|#\d+|#x[\da-f]+);/i

/** Signs before the items of lists, as word processors and people write them. */
const SIGN = String.raw`[•·‣▪▫●○◦■□◆◇★☆▶►▸▹➢➤➜➔➡→⇒»›✓✔✅☑✦✱∙⋅⁃⦁❖・－]`
const SIGNS = String.raw`${SIGN}\u{fe0f}?`

/** Whether a character is the sign of a list. */
export const isListSign = (character: string) => new RegExp(`^${SIGN}$`, 'u').test(character)

const TYPED_BULLETS = new RegExp(String.raw`^[^\S\n]*${SIGNS}[^\S\n]*(?=\S)`, 'gmu')
/** A hyphen longer than Markdown's; a single one may begin a remark. */
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

/**
 * Whether a text has HTML or Markdown in it. A text with a tag that formats nothing is about code.
 */
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
  return isFormatted(text) ? toText(marked.parse(text, { async: false })) : given
}

const ITEM = new RegExp(`^\\s*${BULLET}(.+(?:\n {2}.+)*)\n?`, 'gm')

/** A plain text without its lists, and the items of these. */
export const apartFromLists = (text: string) => ({
  text: text
    .replaceAll(ITEM, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim(),
  items: [...text.matchAll(ITEM)].map(([, item = '']) => item.replaceAll(/\n +/g, ' ')),
})

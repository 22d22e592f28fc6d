import { type Finding, findingAt } from './finding.ts'
import { stringsIn } from '../lib/strings.ts'

/** Common words of English that are rare in other languages. */
const ENGLISH_WORD = /^(?:and|for|from|of|that|the|this|to|what|with|you)$/
/** Their share in English is 10–20 %, in other languages less than 1 %. */
const ENGLISH_SHARE = 0.05
/** Fewer words say nothing. */
const MIN_WORDS = 30

/** Whether a value's texts are in English; undefined if they are too short to tell. */
const isEnglish = (value: unknown): boolean | undefined => {
  const texts = stringsIn(value).map(([, text]) => text)
  const words =
    texts
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? []
  const share = words.filter((word) => ENGLISH_WORD.test(word)).length / words.length
  return words.length < MIN_WORDS ? undefined : share >= ENGLISH_SHARE
}

/** Texts whose language is not that of the site, as far as English tells. */
export const findForeignWords = (content: object): Finding[] => {
  const { site, ui, palette, documents, about, hero, experience, faq } = content as {
    [file: string]: Record<string, unknown> | undefined
  }
  const lang = site?.['lang']
  if (typeof lang !== 'string') return []
  if (/^en\b/i.test(lang))
    return isEnglish([about?.['text'], hero, experience, faq]) === false
      ? [
          findingAt(
            content,
            ['site', 'lang'],
            'means English, and your texts are in another language: write its code, like fr or pt-BR',
          ),
        ]
      : []
  const message = `is in English, and site.ts says ${lang}: translate it, palette.ts, documents.ts and the headings in about.ts`
  return isEnglish([ui, palette, documents]) ? [findingAt(content, ['ui'], message)] : []
}

import { franc } from 'franc-min'

import { stringsIn } from './strings.ts'

/** Scripts that put no spaces between words. */
const WITHOUT_SPACES = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}/u

const isSentence = (text: string) => text.includes(' ') || WITHOUT_SPACES.test(text)

/**
 * The language that the sentences of a value are written in.
 * @returns a code like `en` or `fr`; undefined if they are too short to tell
 */
export const languageOf = (value: unknown): string | undefined => {
  const words = stringsIn(value)
    .flatMap(([, text]) => (isSentence(text) ? text : []))
    .join(' ')
  // A few words in plain letters, as English has, are taken for many languages.
  const minLength = /(?!\p{ASCII})\p{L}/u.test(words) ? 40 : 250
  const [lang] = Intl.getCanonicalLocales(franc(words, { minLength }))
  // Japanese with more Chinese characters than its own.
  if (lang === 'zh' && /\p{Script=Hiragana}/u.test(words)) return 'ja'
  return lang === 'und' ? undefined : lang
}

import { franc } from 'franc-min'

import { stringsIn } from './strings.ts'

/**
 * The language that the sentences of a value are written in.
 * @returns a code like `en` or `fr`; undefined if they are too short to tell
 */
export const languageOf = (value: unknown): string | undefined => {
  const sentences = stringsIn(value).flatMap(([, text]) => (text.includes(' ') ? text : []))
  const [lang] = Intl.getCanonicalLocales(franc(sentences.join(' '), { minLength: 40 }))
  return lang === 'und' ? undefined : lang
}

/** Languages that put the family's name first. */
const FAMILY_FIRST = new Set(['hu', 'ja', 'ko', 'vi', 'zh'])

const firstWord = /^(?<family>\S+)\s+(?<given>.+)$/
/** The last word, with the small words before it: "de la Cruz". */
const lastWords = /^(?<given>.+?)\s+(?<family>(?:\p{Ll}[\p{L}’'.]*\s+)*\S+)$/u

/** The parts of a name for a vCard. A single word is the given name. */
export const structuredName = (name: string, lang: string) => {
  const [words = '', ...suffixes] = name.trim().split(/\s*,\s*/)
  const isFamilyFirst = FAMILY_FIRST.has(new Intl.Locale(lang).language)
  const found = (isFamilyFirst ? firstWord : lastWords).exec(words)?.groups
  return {
    family: found?.['family'] ?? '',
    given: found?.['given'] ?? words,
    suffix: suffixes.join(', '),
  }
}

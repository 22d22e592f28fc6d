/**
 * Chooses the texts of a file that are shown: nothing hidden, letters that fonts have, and one
 * language.
 */
import { spelled } from '#lib/strings.ts'
import {
  type Fields,
  type Given,
  isEntry,
  isText,
  spelledPlainly,
  type Text,
  textsOf,
} from './given.ts'
import { isNobodys } from './left-out.ts'

/** Fields that hide the part in which they stand: by a yes, or by a no. */
const HIDING =
  /^(?:is)?(?:hide|hidden|disabled?|excluded?|ignored?|omitted|draft|deleted|private|unlisted)$/
const SHOWING = /^(?:is)?(?:visible|shown?|enabled?|included?|public|published?|showonresume)$/
/** Fields that say how far a part is shown. */
const EXTENT = /^(?:visibility|status|state|access)$/
const YES = /^(?:true|yes|on|1)$/i
const NO = /^(?:false|no|off|0)$/i
const NOT_SHOWN = /^(?:hidden|private|none|invisible|draft|disabled|secret|unlisted|deleted)$/i

/** Lists that say which other parts are shown: the forms that have such lists read them. */
const OF_OTHERS = /^(?:fieldorder|menusections|printingpreferences)$/

const isHiding = ([key, given]: [string, Given]) => {
  const name = spelledPlainly(key)
  if (!isText(given)) return false
  if (EXTENT.test(name)) return NOT_SHOWN.test(given.value)
  return (
    (HIDING.test(name) && YES.test(given.value)) || (SHOWING.test(name) && NO.test(given.value))
  )
}

/** A text that is left out, and why. */
interface Left {
  text: Text
  reason: string
}

/**
 * Divides a file into shown and left-out parts. A hidden part is named by its place alone: its
 * words are in no file.
 *
 * @param missing the letters that no font of the site can write
 */
export const visibleParts = (file: Given, missing: readonly string[]) => {
  const left: Left[] = []
  const hidden: string[] = []
  const shown = (given: Given, isOuter = false): Given[] => {
    if (isText(given)) {
      const isStrange = missing.some((letter) => given.value.includes(letter))
      if (isStrange) left.push({ text: given, reason: NO_FONT })
      return isStrange ? [] : [given]
    }
    if (Array.isArray(given)) return [given.flatMap((item) => shown(item))]
    const by = isOuter ? undefined : Object.entries(given).find(isHiding)
    if (by) {
      const [text] = textsOf(by[1])
      if (textsOf(given).every(isNobodys)) return []
      hidden.push(`${spelled(text!.path.slice(0, -1))} is hidden by ${by[0]}: ${text!.value}`)
      return []
    }
    const fields = Object.entries(given).flatMap(([key, inner]) =>
      (OF_OTHERS.test(spelledPlainly(key)) ? [inner] : shown(inner)).map(
        (one) => [key, one] as const,
      ),
    )
    return [Object.fromEntries(fields)]
  }
  return { shown: shown(file, true)[0] ?? {}, left, hidden }
}

/** The reason for leaving out a text whose letters cannot be set in type. */
export const NO_FONT = 'has letters that no font of the site can write'

/** Languages in which texts stand side by side; only codes of two letters that are no words. */
const SIDE_BY_SIDE = new Set(
  'ar bg ca cs da de el en es et eu fa fi fr he hi hr hu it ja ko lt lv nb nl pl pt ro ru sk sl sr sv th tr uk ur vi zh'.split(
    ' ',
  ),
)

/** The language that a field is named for: `de`, `pt-BR`, `pt_br`. */
const languageOfKey = (key: string) => {
  const [tag = '', lang = ''] = /^([a-z]{2})(?:[-_](?:[a-z]{4}[-_])?[a-z]{2})?$/i.exec(key) ?? []
  return SIDE_BY_SIDE.has(lang.toLowerCase()) ? tag.replaceAll('_', '-') : undefined
}

/** The fields of a part that are named for languages, if they hold the same in each. */
const byLanguage = (fields: Fields, of: string): [lang: string, key: string][] => {
  const found = Object.keys(fields).flatMap((key): [string, string][] => {
    const lang = languageOfKey(key)
    return lang === undefined ? [] : [[lang, key]]
  })
  const isWhole = found.length === Object.keys(fields).length
  const isBeside = found.length > 1 && found.every(([, key]) => isEntry(fields[key]))
  // Spoken languages may be named by their codes.
  return (isWhole || isBeside) && !/^(?:spoken)?lang/.test(of) ? found : []
}

/** The languages in which texts stand side by side, and the number of texts in each. */
const counted = (given: Given, of = ''): [lang: string, texts: number][] => {
  if (isText(given)) return []
  const own = isEntry(given) ? byLanguage(given, of) : []
  return [
    ...own.map(([lang, key]): [string, number] => [lang, textsOf((given as Fields)[key]).length]),
    ...Object.entries(given).flatMap(([key, inner]) =>
      counted(inner, Array.isArray(given) ? of : spelledPlainly(key)),
    ),
  ]
}

const inLanguage = (given: Given, lang: string, of = ''): Given => {
  if (isText(given)) return given
  if (Array.isArray(given)) return given.map((item) => inLanguage(item, lang, of))
  const found = byLanguage(given, of)
  if (found.length > 0) {
    const [, chosen] = found.find(([one]) => one === lang) ?? found[0]!
    const others = Object.entries(given).filter(([key]) => !found.some(([, own]) => own === key))
    const inner = given[chosen]!
    const whole =
      others.length > 0 && isEntry(inner) ? { ...Object.fromEntries(others), ...inner } : inner
    return inLanguage(whole, lang, of)
  }
  return Object.fromEntries(
    Object.entries(given).map(([key, inner]) => [
      key,
      inLanguage(inner, lang, spelledPlainly(key)),
    ]),
  )
}

/**
 * A file whose texts stand in several languages (`{ "de": …, "en": … }`) in one of them: the wanted
 * one, or else the one of most texts.
 */
export const inOneLanguage = (given: Given, wanted = '') => {
  const sums = new Map<string, number>()
  for (const [lang, texts] of counted(given)) sums.set(lang, (sums.get(lang) ?? 0) + texts)
  const most = [...sums].toSorted(([, one], [, other]) => other - one)[0]?.[0]
  const isThere = [...sums.keys()].find((lang) => wanted && lang.startsWith(wanted.slice(0, 2)))
  const lang = isThere ?? most
  return { lang, given: lang === undefined ? given : inLanguage(given, lang) }
}

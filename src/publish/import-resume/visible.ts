/** What of a file is to be shown: nothing hidden, nothing enciphered, and texts in one language. */
import { type Fields, type Given, isEntry, isText, spelledPlainly, textsOf } from './given.ts'

/** Fields that hide what they stand in: by saying yes, or by saying no. */
const HIDING = new Set(
  `hide hidden ishidden invisible disable disabled isdisabled exclude excluded ignore ignored skip omit
  omitted draft isdraft deleted isdeleted private isprivate unlisted confidential`.split(/\s+/),
)
const SHOWING = new Set(
  `visible isvisible show shown isshown display displayed enable enabled isenabled include included
  isincluded public ispublic publish published ispublished showonresume listed`.split(/\s+/),
)
/** Fields that say how far something is shown. */
const EXTENTS = new Set(['visibility', 'status', 'state', 'display', 'access', 'scope'])
const YES = /^(?:true|yes|on|y|1)$/i
const NO = /^(?:false|no|off|n|0|never)$/i
const NOT_SHOWN = /^(?:hidden|private|none|invisible|draft|disabled|secret|unlisted|deleted)$/i

/** Whether a field of this name and text is a switch for what it stands in. */
const isSwitch = (key: string, value: Given) => {
  const name = spelledPlainly(key)
  const isOneOf = HIDING.has(name) || SHOWING.has(name)
  return isOneOf && isText(value) && (YES.test(value.value) || NO.test(value.value))
}

/** The field by which an entry is hidden, with its value. */
const hiddenBy = (fields: Fields) =>
  Object.entries(fields)
    .flatMap(([key, given]) => (isText(given) ? [[key, given] as const] : []))
    .find(([key, given]) => {
      const name = spelledPlainly(key)
      return (
        (HIDING.has(name) && YES.test(given.value)) ||
        (SHOWING.has(name) && NO.test(given.value)) ||
        (EXTENTS.has(name) && NOT_SHOWN.test(given.value))
      )
    })

const CIPHERS = [
  /^-----BEGIN [A-Z ]*(?:MESSAGE|ENCRYPTED)[A-Z ]*-----/,
  /^(?:ENC\[|\$ANSIBLE_VAULT|age-encryption|vault:v\d|U2FsdGVkX1|gAAAAA|AQICAH|jA0E|hQ[EI]MA)/,
  // A token of JSON Web Encryption has five parts.
  /^eyJ[\w-]+(?:\.[\w-]*){2,4}$/,
  /^(?:[\da-f]{2}){16,}$/i,
]
/** Fields that stand beside ciphertext. */
const OF_CIPHERS = /^(?:iv|nonce|ciphertext|encrypted|isencrypted|authtag)$/

/** Whether a text is of letters and figures in no order, as Base64 is. */
const isShuffled = (text: string) => {
  const lines = text.split('\n')
  const whole = lines.join('')
  const isLong = whole.length >= 32 && lines.slice(0, -1).every((line) => line.length >= 40)
  const isOfItsSigns = /^[\w+/=-]+$/.test(whole) && /[a-z]/.test(whole) && /[A-Z]/.test(whole)
  // A name of many words has hardly a figure.
  const figures = whole.match(/\d/g)?.length ?? 0
  return isLong && isOfItsSigns && figures > 1 && figures / whole.length > 0.04
}

const isCiphertext = (text: string) =>
  CIPHERS.some((cipher) => cipher.test(text)) || isShuffled(text)

const isOfCiphertext = (key: string, value: Given) =>
  OF_CIPHERS.test(spelledPlainly(key)) && !(isText(value) && NO.test(value.value))

const giveReason = (given: Given, reason: string) => {
  for (const text of textsOf(given)) text.reason ??= reason
}

/** Without what the file hides, and without ciphertext; each text of it has the reason. */
export const withoutHidden = (given: Given, isOutermost = true): Given | undefined => {
  if (isText(given)) {
    if (isCiphertext(given.written)) given.reason = 'is ciphertext'
    return given.reason === undefined ? given : undefined
  }
  if (Array.isArray(given)) return given.flatMap((item) => withoutHidden(item, false) ?? [])
  const hiding = isOutermost ? undefined : hiddenBy(given)
  if (hiding) {
    const [key, by] = hiding
    giveReason(given, `is hidden by ${key}: ${by.value}`)
    for (const text of textsOf(given)) text.hidden ??= by.path.slice(0, -1)
    return undefined
  }
  if (Object.entries(given).some(([key, value]) => isOfCiphertext(key, value))) {
    giveReason(given, 'is ciphertext')
    return undefined
  }
  const shown = Object.entries(given).flatMap(([key, value]) => {
    if (isSwitch(key, value) && isText(value)) {
      value.isRead = true
      return []
    }
    const inner = withoutHidden(value, false)
    return inner ? [[key, inner] as const] : []
  })
  return Object.fromEntries(shown)
}

/** Languages that texts are written in side by side; those of two letters that are no words. */
const SIDE_BY_SIDE = new Set(
  `ar bg bn ca cs da de el en es et eu fa fi fr gl he hi hr hu id it ja ko lt lv ms nb nl nn pl pt ro ru sk
  sl sr sv sw ta th tr uk ur vi zh`.split(/\s+/),
)

/** The language that a field is named for: `de`, `pt-BR`, `pt_br`. */
const languageNamed = (key: string) => {
  const [tag = '', lang = ''] = /^([a-z]{2})(?:[-_](?:[a-z]{4}[-_])?[a-z]{2})?$/i.exec(key) ?? []
  return SIDE_BY_SIDE.has(lang.toLowerCase()) ? tag.replaceAll('_', '-') : undefined
}

/** Spoken languages may be named by their codes. */
const SPOKEN = /^(?:spoken)?lang(?:uage|ues|s)/

/** Fields that are named for languages, and hold the same in each; none if they are anything else. */
const byLanguage = (fields: Fields, of: string): [lang: string, key: string][] => {
  const keys = Object.keys(fields)
  const found = keys.flatMap((key) => {
    const lang = languageNamed(key)
    return lang === undefined ? [] : [[lang, key] as [string, string]]
  })
  const isWhole = found.length === keys.length && (keys.length > 1 || keys[0] !== 'id')
  // Beside what is said of the file.
  const isBeside = found.length > 1 && found.every(([, key]) => isEntry(fields[key]))
  return (isWhole || isBeside) && !SPOKEN.test(of) ? found : []
}

/** Which languages texts stand side by side in, and how many in each. */
const countLanguages = (given: Given | undefined, counts: Map<string, number>, of = '') => {
  if (given === undefined || isText(given)) return counts
  if (isEntry(given))
    for (const [lang, key] of byLanguage(given, of))
      counts.set(lang, (counts.get(lang) ?? 0) + textsOf(given[key]).length)
  for (const [key, inner] of Object.entries(given))
    countLanguages(inner, counts, Array.isArray(given) ? of : spelledPlainly(key))
  return counts
}

/** Fields of which those in other languages are left out, and those in this one stand among the others. */
const chosenFields = (
  fields: Fields,
  found: [lang: string, key: string][],
  lang: string,
): Given => {
  const [, chosen] = found.find(([one]) => one === lang) ?? found[0]!
  const keys = found.map(([, key]) => key)
  for (const key of keys)
    if (key !== chosen) giveReason(fields[key]!, `is in another language: ${key}`)
  const others = Object.entries(fields).filter(([key]) => !keys.includes(key))
  const inner = fields[chosen]!
  return others.length > 0 && isEntry(inner) ? { ...Object.fromEntries(others), ...inner } : inner
}

const inLanguage = (given: Given, lang: string, of = ''): Given | undefined => {
  if (isText(given)) return given
  if (Array.isArray(given)) return given.flatMap((item) => inLanguage(item, lang, of) ?? [])
  const found = byLanguage(given, of)
  if (found.length > 0) return inLanguage(chosenFields(given, found, lang), lang, of)
  const fields = Object.entries(given).flatMap(([key, value]) => {
    const inner = inLanguage(value, lang, spelledPlainly(key))
    return inner ? [[key, inner] as const] : []
  })
  return Object.fromEntries(fields)
}

/**
 * A file whose texts stand in several languages (`{ "de": …, "en": … }`) in one of them: in that which is
 * wanted, or else in that of most texts.
 */
export const inOneLanguage = (given: Given, wanted?: string) => {
  const counts = countLanguages(given, new Map())
  const most = [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0]
  const isThere = [...counts.keys()].find((lang) => wanted && lang.startsWith(wanted.slice(0, 2)))
  const lang = isThere ?? most
  return { lang, given: lang === undefined ? given : inLanguage(given, lang)! }
}

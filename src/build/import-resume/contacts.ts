/** Addresses of mail, of pages and of profiles, and telephone numbers. */
import * as v from 'valibot'

import { isWebAddress, PHONE } from '#content-model/schema/fields.ts'
import { withFigures } from './texts.ts'
import { addressIn, networkCalled, networkOf } from './brands.ts'

/** Words in front of an address that say of what kind it is. */
const OF_ADDRESSES = new Set('http https www mailto tel phone mobile doi org at dot'.split(' '))

const plainWords = (text: string) =>
  withFigures(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether a text has no words besides the address that was read from it. */
export const isAllOf = (text: string, address: string) => {
  const known = new Set(plainWords(address))
  return plainWords(text).every((word) => known.has(word) || OF_ADDRESSES.has(word))
}

const HOST = /^[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+(?::\d+)?(?:[/?#]|$)/u

/** The address in a text: `[words](address)`, `<address>`, or the text itself. */
const bare = (text: string) =>
  /\]\(\s*([^\s)]+)/.exec(text)?.[1] ?? /<([^<>\s]+)>/.exec(text)?.[1] ?? text.trim()

/**
 * An address with its protocol, also for the DOI of a paper; undefined if the text is no address.
 */
export const url = (text: string): string | undefined => {
  const whole = bare(text).replace(/^(?:doi:)?\s*(?=10\.\d{4,9}\/)/i, 'doi.org/')
  const address = HOST.test(whole) ? `https://${whole}` : whole
  const isOne = /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(address) && URL.canParse(address)
  return isOne && isWebAddress(address) ? address : undefined
}

const isEmail = (address: string) => v.is(v.pipe(v.string(), v.email()), address)

/** The first email address in a text, also if its @ is spelled out. */
export const email = (text: string) => {
  const whole = bare(text)
    .replace(/^mailto:/i, '')
    .replace(/\?.*$/, '')
    .replace(/\s*[([{]\s*(?:at|@|ät)\s*[)\]}]\s*/i, '@')
    .replaceAll(/\s*[([{]\s*(?:dot|\.|punkt)\s*[)\]}]\s*/gi, '.')
  return [whole, ...whole.split(/[\s,;|/]+/)].find(isEmail)
}

/**
 * A phone number with hyphens, spaces and brackets that every phone reads, and without words around
 * it.
 */
export const phone = (text: string) => {
  const number = withFigures(bare(text))
    .replace(/^(?:tel|phone|mobile?|mob|handy|tél|fon|cell|m|t|p)[.:\s]+\s*/iu, '')
    .replaceAll(/\p{Pd}|[\u{2212}\u{ad}\u{2043}]/gu, '-')
    .replaceAll(/[[{]/g, '(')
    .replaceAll(/[\]}]/g, ')')
    .replaceAll(/[\p{Z}\t]+/gu, ' ')
    .replaceAll(/[·•∙_]/g, '.')
    .replace(/^\((\+[\d ]+)\)/, '$1')
    .replace(/\s*\(\p{L}[^)]*\)$/u, '')
    .replace(/[\s,;]*(?:ext|extension|x|dw)\.?\s*\d+$/iu, '')
    .trim()
  return [number, text, ...number.split(/\s*[,;|]\s*/)].find(
    (one) => PHONE.test(one) && (one.match(/\d/g)?.length ?? 0) >= 5,
  )
}

interface Profile {
  network?: string | undefined
  url?: string | undefined
  username?: string | undefined
}

/**
 * A profile with its address: the given one, one in place of a name, or one that the network makes
 * of the name.
 */
export const profileAddress = ({ network = '', ...given }: Profile) => {
  const named = networkCalled(network) ?? network
  const isAddress = url(given.username ?? '') !== undefined && /[/]/.test(given.username ?? '')
  const username = isAddress ? undefined : given.username
  const address =
    url(given.url ?? '') ??
    (isAddress ? url(given.username!) : undefined) ??
    url(/^https?:/.test(network) ? network : '') ??
    (username && addressIn(named, username))
  if (!address) return undefined
  const isName = named !== '' && !URL.canParse(named)
  return {
    network: isName ? named : (networkOf(address) ?? 'Profile'),
    url: address,
    ...(username && { username }),
  }
}

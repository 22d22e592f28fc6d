/** Addresses of pages, of mail, and telephone numbers. */
import * as v from 'valibot'

import { isWebAddress, PHONE } from '#schema/fields.ts'
import { withFigures } from './figures.ts'
import { type Given, isText, textsOf } from './given.ts'
import { innerOf, type Read, take } from './read-value.ts'
import { webAddress } from './web-address.ts'

const OF_ADDRESSES = 'href url link value address contact'.split(' ')

export const url: Read<string> = (given) => urlIn(given)

const urlIn = (given: Given): string | undefined => {
  if (isText(given)) {
    const address = webAddress(given.value)
    return take(given, address && isWebAddress(address) ? address : undefined)
  }
  if (Array.isArray(given)) return given.map(urlIn).find(Boolean)
  const inner = innerOf(given, OF_ADDRESSES)
  const address = inner && urlIn(inner)
  if (address) markLabels(given)
  return address
}

/** The words of a link. */
const markLabels = (given: Given) => {
  for (const text of textsOf(given)) if (text.path.at(-1) === 'label') text.isRead = true
}

/** The first text of a value that can be read. */
const first =
  (read: (text: string) => string | undefined): Read<string> =>
  (given) =>
    textsOf(given)
      .map((text) => take(text, read(text.value)))
      .find((value) => value !== undefined)

const isEmail = (address: string) => v.is(v.pipe(v.string(), v.email()), address)

export const email = first((text) => {
  const address = text
    .replace(/^mailto:/i, '')
    .replace(/\s*[([{]\s*(?:at|@|ät)\s*[)\]}]\s*/i, '@')
    .replaceAll(/\s*[([{]\s*(?:dot|\.|punkt)\s*[)\]}]\s*/gi, '.')
  return [address, ...(/<([^<>]+)>/.exec(address)?.slice(1) ?? [])].find(isEmail)
})

/** With its hyphens, spaces and brackets as every phone reads them, and without words around it. */
export const phone = first((text) => {
  const number = withFigures(text)
    .replace(/^(?:tel|phone|mobile?|mob|handy|tél|fon|cell|m|t|p)[.:\s]+\s*/iu, '')
    .replaceAll(/\p{Pd}|[\u{2212}\u{ad}\u{2043}]/gu, '-')
    .replaceAll(/[[{]/g, '(')
    .replaceAll(/[\]}]/g, ')')
    .replaceAll(/[\p{Z}\t]+/gu, ' ')
    .replaceAll(/[·•∙_]/g, '.')
    .replace(/^\((\+[\d ]+)\)/, '$1')
    .replace(/\s*\(\p{L}[^)]*\)$/u, '')
    .trim()
  return [number, text].find((one) => PHONE.test(one) && (one.match(/\d/g)?.length ?? 0) >= 5)
})

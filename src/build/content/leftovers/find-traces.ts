import type { Content } from '../../context/content.ts'
import { foreignAccounts } from './accounts.ts'
import { type Owner, ownerOf } from './record.ts'

/** A part of a text that names another person. */
export interface Trace {
  key: string
  message: string
}

// Neither handles such as @ada@mastodon.social nor files such as logo@2x.png.
const EMAIL =
  /(?<![@\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.(?!(?:png|jpe?g|webp|avif|svg)\b)[a-z]{2,}/gi
const SAMPLE_EMAIL = /@example\.(?:com|net|org)$/i
const RIGHTS =
  /(?:©|\([cC]\)|\b[Cc]opyright\b)[\s\d(cC)©,–-]*([\p{Lu}][\p{L}'’.-]+(?: [\p{Lu}][\p{L}'’.-]+)+)/gu
/** Shorter parts of names are often ordinary words. */
const NAME_PART = 3

const partsOf = (name: string) => name.split(/[\s.]+/).filter(({ length }) => length >= NAME_PART)

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const standsIn = (text: string, word: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}(?![\\p{L}\\p{N}])`, 'u').test(text)

const namesOf = (former: Owner, now: Owner) => {
  const own = new Set(partsOf(now.name))
  return [former.name, ...partsOf(former.name).filter((part) => !own.has(part))]
}

/** Finds names, addresses and accounts in a text that are not the owner's. */
export const traceFinder = (content: Content, owners: readonly Owner[]) => {
  const now = ownerOf(content)
  const formerOwners = owners.filter(({ name }) => name !== now.name)
  const emails = (text: string): Trace[] =>
    (text.match(EMAIL) ?? [])
      .filter((email) => email.toLowerCase() !== now.email.toLowerCase())
      .filter((email) => !SAMPLE_EMAIL.test(email))
      .map((email) => ({
        key: email,
        message: `holds ${email}, and identity.ts says ${now.email}: write yours, or take it out`,
      }))
  const accounts = (text: string): Trace[] =>
    foreignAccounts(text, now.links).map((account) => ({
      key: account,
      message: `leads to ${account}, which is no account that identity.ts names: write yours`,
    }))
  const rights = (text: string): Trace[] =>
    [...text.matchAll(RIGHTS)]
      .filter(([, name]) => name !== now.name)
      .map(([, name = '']) => ({
        key: name,
        message: `names ${name} as the author, and identity.ts says ${now.name}: write your name`,
      }))
  const formerNames = (text: string): Trace[] =>
    formerOwners.flatMap((former) => {
      const name = namesOf(former, now).find((part) => standsIn(text, part))
      const message = `speaks of ${name}, whose content this was: write of yourself`
      return name ? [{ key: name, message }] : []
    })
  return (text: string): Trace[] => [
    ...emails(text),
    ...accounts(text),
    ...rights(text),
    ...formerNames(text),
  ]
}

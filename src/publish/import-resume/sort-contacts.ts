/** Where somebody is to be reached: lists of contacts, and profiles in networks. */
import { type Fields, type Given, isEntry, isText, spelledPlainly } from './given.ts'
import { networkCalled } from './network.ts'
import { isOfBasics, passOverHeading } from './part-kinds.ts'
import { called, pairsOf } from './read-fields.ts'
import { LISTS, named } from './section-entries.ts'
import type { SortedFile } from './sorted-file.ts'

const TYPES = ['type', 'kind', 'label', 'name', 'network', 'key', 'icon']
const VALUES = ['value', 'text', 'content', 'url', 'href', 'link', 'contact']

/** A list of ways to reach somebody, each with its kind: `[{ "type": "email", "value": … }]`. */
export const sortContacts = (list: readonly Given[], sorted: SortedFile) => {
  for (const item of list) {
    const pairs = isEntry(item) ? pairsOf(item) : []
    const [, type] = called(pairs, TYPES)[0] ?? []
    const [, value] = called(pairs, VALUES)[0] ?? []
    const name = isText(type) ? spelledPlainly(type.value) : ''
    const isContact = isOfBasics(name) && !/^(?:name|title|label)$/.test(name)
    if (isContact && isText(type) && value) {
      type.isRead = true
      sorted.basics.push([name, value])
    } else sorted.profiles.push(item)
  }
}

/** A part with the name of a network as its own: `{ "github": "ines" }`. */
export const asProfile = (key: string, given: Given): Given => {
  const network = named(networkCalled(key) ?? key, given)
  if (isEntry(given)) return { network, ...given }
  const isAddress = isText(given) && /^(?:https?:|www\.)|\w\.\w+\//.test(given.value)
  return isAddress ? { network, url: given } : { network, username: given }
}

export const profilesIn = (fields: Fields): Given[] => {
  const listed = pairsOf(fields).flatMap(([name, inner]) =>
    LISTS.has(name) && Array.isArray(inner) ? inner : [],
  )
  if (listed.length === 0)
    return Object.entries(fields).map(([key, inner]) => asProfile(key, inner))
  passOverHeading(fields)
  return listed
}

/** Profiles in networks, however a file holds them. */
import { at, inTable, type Rule, type Table } from './form.ts'
import { type Fields, type Given, isEntry, isText, listOf, ofKey } from './given.ts'
import * as near from './near-names.ts'
import { byNames, isNamed } from './near-tables.ts'
import { networkCalled } from './network.ts'

const inProfile = byNames(near.OF_PROFILES)

/** A profile by its network's name: `{ "github": "ines" }`. */
const profileCalled = (key: string, given: Given): Fields => {
  const network = ofKey(networkCalled(key) ?? key, given)
  return isEntry(given) ? { network, ...inTable(inProfile, given) } : { network, username: given }
}

/** Fields that are named for networks. */
export const profilesCalled = (networks: string, path = 'basics.profiles'): Table =>
  Object.fromEntries(
    networks
      .split(' ')
      .map((key): [string, Rule] => [key, (given) => at(path, [profileCalled(key, given)])]),
  )

/** Profiles in a list, or by the names of their networks. */
export const profiles: Rule = (given) =>
  listOf(given).flatMap((item): Given[] => {
    if (isText(item)) return [{ url: item }]
    if (!isEntry(item)) return []
    const isOne = isNamed(inProfile, item) && Object.values(item).some(isText)
    return isOne && !Object.keys(item).every(networkCalled)
      ? [inTable(inProfile, item)]
      : Object.entries(item).map(([key, inner]) => profileCalled(key, inner))
  })

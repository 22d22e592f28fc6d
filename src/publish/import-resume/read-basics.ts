/** Who somebody is, where he lives, and where else he is to be found. */
import { type Given, isEntry, isText, textsOf } from './given.ts'
import { networkOf } from './network.ts'
import type { DateStyle } from './date-forms.ts'
import { type Pair, pairsOf, readFields } from './read-fields.ts'
import { location, locationNames } from './read-location.ts'
import { basics, profile } from './resume-fields.ts'
import type { SortedFile } from './sorted-file.ts'

const profileOf = (given: Given, style: DateStyle) => {
  const item = isText(given) ? { url: given } : given
  if (!isEntry(item)) return []
  const values = readFields(profile, pairsOf(item), style)
  const { url, username } = values
  const network = values.network && !URL.canParse(values.network) ? values.network : networkOf(url)
  return url || username ? [{ network: network ?? 'Profile', url, username }] : []
}

const locationOf = (
  pairs: readonly Pair[],
  given: ReturnType<typeof location>,
  style: DateStyle,
) => {
  const beside = pairs.filter(
    ([name, text]) => locationNames.includes(name) && !textsOf(text).every(({ isRead }) => isRead),
  )
  const flat = beside.length > 0 ? location(Object.fromEntries(beside), style) : undefined
  return { ...flat, ...given }
}

/** All that a file says of its owner, but for the sections. */
export const basicsOf = ({ basics: pairs, profiles }: SortedFile, style: DateStyle) => {
  const { firstName, lastName, location: given, ...values } = readFields(basics, pairs, style)
  const whole = [firstName, lastName].filter(Boolean).join(' ')
  const name = values.name === basics.name.missing && whole ? whole : values.name
  return {
    ...values,
    name,
    location: locationOf(pairs, given, style),
    profiles: profiles.flatMap((one) => profileOf(one, style)),
  }
}

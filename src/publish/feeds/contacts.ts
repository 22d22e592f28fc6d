import { telephone } from '../../lib/addresses.ts'
import { decoded } from '../lib/address.ts'
import type { Publication } from './publication.ts'

/** An address as people write it: without scheme, `www` and trailing slash, and not encoded. */
export const shownAddress = (url: string) =>
  decoded(url)
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/$/, '')

/** The site's own address, if it has one, and the owner's other website. */
export const websitesOf = ({ content, origin, at }: Publication): string[] => {
  const { website } = content.identity
  const own = origin ? [at('/')] : []
  const isOther = website && !own.map(shownAddress).includes(shownAddress(website))
  return isOther ? [...own, website] : own
}

const page = (label: string, url: string) => ({ label, url, shown: shownAddress(url) })

/**
 * Every way to reach the owner, in the order of the documents: an address, as it is shown, and a label,
 * which is empty for another of the same kind as the one before.
 */
export const contactsOf = (publication: Publication) => {
  const { identity, documents } = publication.content
  const { email, phone, links } = identity
  return [
    { label: documents.email, url: `mailto:${email}`, shown: email },
    ...(phone ? [{ label: documents.phone, url: telephone(phone), shown: phone }] : []),
    ...websitesOf(publication).map((url, index) => page(index ? '' : documents.website, url)),
    ...links.map(({ network, url }) => page(network, url)),
  ]
}

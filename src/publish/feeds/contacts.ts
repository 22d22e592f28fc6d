import { telephone } from '../../lib/addresses.ts'
import { decoded } from '../lib/address.ts'
import type { Publication } from './publication.ts'

/** A way to reach the owner. */
export interface Contact {
  /** Empty, it is another of the same kind as the one before. */
  label: string
  url: string
  /** The readable form of the address. */
  shown: string
}

/** An address as people write it: without scheme, `www` and trailing slash, and not encoded. */
export const shownAddress = (url: string) =>
  decoded(url)
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/$/, '')

/** The site's own address, if it has one, and the owner's other website. */
export const websitesOf = ({ content, origin, at }: Publication): string[] => {
  const { website } = content.identity
  return [...new Set([...(origin ? [at('/')] : []), ...(website ? [website] : [])])]
}

const page = (label: string, url: string): Contact => ({ label, url, shown: shownAddress(url) })

/** Every way to reach the owner, in the order of the documents. */
export const contactsOf = (publication: Publication): Contact[] => {
  const { identity, documents } = publication.content
  const { email, phone, links } = identity
  return [
    { label: documents.email, url: `mailto:${email}`, shown: email },
    ...(phone ? [{ label: documents.phone, url: telephone(phone), shown: phone }] : []),
    ...websitesOf(publication).map((url, index) => page(index ? '' : documents.website, url)),
    ...links.map(({ network, url }) => page(network, url)),
  ]
}

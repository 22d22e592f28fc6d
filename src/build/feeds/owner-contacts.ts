import { telephone } from '#lib/addresses.ts'
import { shownAddress } from '#build/lib/site-address.ts'
import type { FeedSource } from './feed-source.ts'

/** The site's own address, if it has one, and the owner's other website. */
export const websitesOf = ({ content, origin, at }: FeedSource): string[] => {
  const { website } = content.identity
  return [...(origin ? [at('/')] : []), ...(website ? [website] : [])]
}

const page = (label: string, url: string) => ({ label, url, shown: shownAddress(url) })

/**
 * Every way to reach the owner, in the order of the documents: an address, the text that shows it,
 * and a label, which is empty if the contact before is of the same kind.
 */
export const contactsOf = (feedSource: FeedSource) => {
  const { identity, documents } = feedSource.content
  const { email, phone, links } = identity
  return [
    { label: documents.email, url: `mailto:${email}`, shown: email },
    ...(phone ? [{ label: documents.phone, url: telephone(phone), shown: phone }] : []),
    ...websitesOf(feedSource).map((url, index) => page(index ? '' : documents.website, url)),
    ...links.map(({ network, url }) => page(network, url)),
  ]
}

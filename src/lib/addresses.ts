import type { Identity } from '#content-model/schema/types.ts'

/** What each link is called: its network, and whose page it is where a network has several. */
export const namedLinks = ({ links }: Pick<Identity, 'links'>) =>
  links.map(({ network, url, username = url.replace(/^https?:\/\//, '') }) => {
    const isAlone = links.filter((link) => link.network === network).length === 1
    return { network, url, name: isAlone ? network : `${network} · ${username}` }
  })

/** `https://www.example.com/me` → `example.com` */
export const hostOf = (address: string) => new URL(address).hostname.replace(/^www\./, '')

/**
 * The number to dial: `+44 (0)20 7946 0000` → `tel:+442079460000`, whose 0 in brackets is dialled within
 * the country only.
 */
export const telephone = (number: string) =>
  `tel:${number.replace('(0)', '').replaceAll(/[^+\d]/g, '')}`

/** Where a file of this site's code can be read. */
export const repositoryFile = (repository: string, file: string) =>
  `${repository}/blob/HEAD/${file}`

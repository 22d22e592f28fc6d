import type { Identity } from '#content/types'

type Link = Identity['links'][number]

/** What a link is called: its network, and the name there if another link is of the same network. */
export const linkName = ({ network, url, username = '' }: Link, links: readonly Link[]) => {
  const isAlone = links.every((other) => other.url === url || other.network !== network)
  return isAlone ? network : `${network} ${username}`.trim()
}

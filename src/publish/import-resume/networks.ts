/** How the address of a profile begins, by the network's names: small letters and digits. */
const PROFILES = new Map([
  ['behance', 'https://www.behance.net/'],
  ['bluesky', 'https://bsky.app/profile/'],
  ['codepen', 'https://codepen.io/'],
  ['dev', 'https://dev.to/'],
  ['devto', 'https://dev.to/'],
  ['dribbble', 'https://dribbble.com/'],
  ['facebook', 'https://www.facebook.com/'],
  ['github', 'https://github.com/'],
  ['gitlab', 'https://gitlab.com/'],
  ['instagram', 'https://www.instagram.com/'],
  ['kaggle', 'https://www.kaggle.com/'],
  ['linkedin', 'https://www.linkedin.com/in/'],
  ['medium', 'https://medium.com/@'],
  ['orcid', 'https://orcid.org/'],
  ['stackoverflow', 'https://stackoverflow.com/users/'],
  ['telegram', 'https://t.me/'],
  ['twitter', 'https://x.com/'],
  ['x', 'https://x.com/'],
  ['xing', 'https://www.xing.com/profile/'],
  ['youtube', 'https://www.youtube.com/@'],
])

const profileOf = (network: string, user: string) => {
  const name = network.toLowerCase().replaceAll(/[^a-z\d]/g, '')
  if (name !== 'mastodon') return PROFILES.has(name) ? `${PROFILES.get(name)}${user}` : undefined
  // `ada@mastodon.social` names its host.
  const [own, host = 'mastodon.social'] = user.split('@')
  return `https://${host}/@${own}`
}

const HOST = /^[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+(?::\d+)?(?:[/?#]|$)/u

/** An address with its protocol, of a paper's DOI too; undefined if it is no address. */
export const webAddress = (given: string): string | undefined => {
  const whole = given.replace(/^(?:doi:)?\s*(?=10\.\d{4,9}\/)/i, 'doi.org/')
  const url = HOST.test(whole) ? `https://${whole}` : whole
  return /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(url) && URL.canParse(url) ? url : undefined
}

/** The given address of a profile; without a user in its path, one made from the username. */
export const profileAddress = (network: string, given?: string, username?: string) => {
  const user = username?.replace(/^@/, '')
  const made = user ? profileOf(network, user) : undefined
  const hasUser = given && !/^\/*$/.test(new URL(given).pathname)
  return hasUser ? given : (made ?? given)
}

/** How the address of a profile begins, by the network's names: small letters and digits. */
const PROFILES = new Map([
  ['facebook', 'https://www.facebook.com/'],
  ['github', 'https://github.com/'],
  ['gitlab', 'https://gitlab.com/'],
  ['instagram', 'https://www.instagram.com/'],
  ['linkedin', 'https://www.linkedin.com/in/'],
  ['stackoverflow', 'https://stackoverflow.com/users/'],
  ['twitter', 'https://x.com/'],
  ['x', 'https://x.com/'],
  ['youtube', 'https://www.youtube.com/@'],
])

const profileOf = (network: string, user: string) => {
  const start = PROFILES.get(network.toLowerCase().replaceAll(/[^a-z\d]/g, ''))
  return start && start + user
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

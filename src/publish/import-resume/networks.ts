interface Network {
  name: string
  /** Other names in résumés, lower-case letters and digits only. */
  also?: string[]
  /** The address of a user's profile. */
  address: (username: string) => string
  icon: string
}

const prefixed = (start: string) => (username: string) => start + username

/** `@ada@mastodon.social` names its host. */
const onMastodon = (username: string) => {
  const [user, host = 'mastodon.social'] = username.split('@')
  return `https://${host}/@${user}`
}

const NETWORKS: Network[] = [
  { name: 'GitHub', address: prefixed('https://github.com/'), icon: 'SiGithub' },
  { name: 'LinkedIn', address: prefixed('https://www.linkedin.com/in/'), icon: 'FaLinkedinIn' },
  { name: 'GitLab', address: prefixed('https://gitlab.com/'), icon: 'SiGitlab' },
  { name: 'X', also: ['twitter'], address: prefixed('https://x.com/'), icon: 'FaXTwitter' },
  { name: 'Mastodon', address: onMastodon, icon: 'SiMastodon' },
  {
    name: 'Bluesky',
    also: ['bsky'],
    address: prefixed('https://bsky.app/profile/'),
    icon: 'SiBluesky',
  },
  {
    name: 'Stack Overflow',
    address: prefixed('https://stackoverflow.com/users/'),
    icon: 'SiStackoverflow',
  },
  { name: 'Medium', address: prefixed('https://medium.com/@'), icon: 'SiMedium' },
  {
    name: 'DEV',
    also: ['devto', 'devcommunity'],
    address: prefixed('https://dev.to/'),
    icon: 'SiDevdotto',
  },
  { name: 'Dribbble', address: prefixed('https://dribbble.com/'), icon: 'SiDribbble' },
  { name: 'Behance', address: prefixed('https://www.behance.net/'), icon: 'SiBehance' },
  { name: 'YouTube', address: prefixed('https://www.youtube.com/@'), icon: 'SiYoutube' },
  { name: 'Instagram', address: prefixed('https://www.instagram.com/'), icon: 'SiInstagram' },
  { name: 'Facebook', address: prefixed('https://www.facebook.com/'), icon: 'FaFacebookF' },
  { name: 'Kaggle', address: prefixed('https://www.kaggle.com/'), icon: 'SiKaggle' },
  { name: 'CodePen', address: prefixed('https://codepen.io/'), icon: 'FaCodepen' },
  { name: 'ORCID', address: prefixed('https://orcid.org/'), icon: 'SiOrcid' },
  { name: 'Telegram', address: prefixed('https://t.me/'), icon: 'SiTelegram' },
  { name: 'Xing', address: prefixed('https://www.xing.com/profile/'), icon: 'SiXing' },
]

const cleaned = (text: string) => text.toLowerCase().replaceAll(/[^a-z\d]/g, '')

/** Finds a network by any of its names. */
export const networkNamed = (name: string): Network | undefined =>
  NETWORKS.find((known) => [cleaned(known.name), ...(known.also ?? [])].includes(cleaned(name)))

/** An address with its protocol; undefined if it is no address. */
export const webAddress = (text: string): string | undefined => {
  const given = text.trim()
  const address = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(given) ? `https://${given}` : given
  return /^https?:\/\/[^\s/]+\.[^\s]+$/.test(address) && URL.canParse(address) ? address : undefined
}

const hasNoUser = (address: string) => /^\/*$/.test(new URL(address).pathname)

/** The given address of a profile; without a user in its path, one made from the username. */
export const profileAddress = (network: string, url: string, username: string) => {
  const given = webAddress(url)
  const user = username.trim().replace(/^@/, '')
  const made = user ? networkNamed(network)?.address(user) : undefined
  return given && made && hasNoUser(given) ? made : (given ?? made)
}

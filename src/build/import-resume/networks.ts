interface Network {
  /** As it is written. */
  name: string
  /** As résumés call it besides, in small letters and figures. */
  also?: string[]
  /** What a username is put behind; a part of it may be in the middle. */
  address: (username: string) => string
  icon: string
}

const after = (start: string) => (username: string) => start + username

/** `@ada@mastodon.social` names its host. */
const onMastodon = (username: string) => {
  const [user, host = 'mastodon.social'] = username.split('@')
  return `https://${host}/@${user}`
}

const NETWORKS: Network[] = [
  { name: 'GitHub', address: after('https://github.com/'), icon: 'SiGithub' },
  { name: 'LinkedIn', address: after('https://www.linkedin.com/in/'), icon: 'FaLinkedinIn' },
  { name: 'GitLab', address: after('https://gitlab.com/'), icon: 'SiGitlab' },
  { name: 'X', also: ['twitter'], address: after('https://x.com/'), icon: 'FaXTwitter' },
  { name: 'Mastodon', address: onMastodon, icon: 'SiMastodon' },
  {
    name: 'Bluesky',
    also: ['bsky'],
    address: after('https://bsky.app/profile/'),
    icon: 'SiBluesky',
  },
  {
    name: 'Stack Overflow',
    address: after('https://stackoverflow.com/users/'),
    icon: 'SiStackoverflow',
  },
  { name: 'Medium', address: after('https://medium.com/@'), icon: 'SiMedium' },
  {
    name: 'DEV',
    also: ['devto', 'devcommunity'],
    address: after('https://dev.to/'),
    icon: 'SiDevdotto',
  },
  { name: 'Dribbble', address: after('https://dribbble.com/'), icon: 'SiDribbble' },
  { name: 'Behance', address: after('https://www.behance.net/'), icon: 'SiBehance' },
  { name: 'YouTube', address: after('https://www.youtube.com/@'), icon: 'SiYoutube' },
  { name: 'Instagram', address: after('https://www.instagram.com/'), icon: 'SiInstagram' },
  { name: 'Facebook', address: after('https://www.facebook.com/'), icon: 'FaFacebookF' },
  { name: 'Kaggle', address: after('https://www.kaggle.com/'), icon: 'SiKaggle' },
  { name: 'CodePen', address: after('https://codepen.io/'), icon: 'FaCodepen' },
  { name: 'ORCID', address: after('https://orcid.org/'), icon: 'SiOrcid' },
  { name: 'Telegram', address: after('https://t.me/'), icon: 'SiTelegram' },
  { name: 'Xing', address: after('https://www.xing.com/profile/'), icon: 'SiXing' },
]

const cleaned = (text: string) => text.toLowerCase().replaceAll(/[^a-z\d]/g, '')

/** What is known of a network that a résumé names. */
export const networkNamed = (name: string): Network | undefined =>
  NETWORKS.find((known) => [cleaned(known.name), ...(known.also ?? [])].includes(cleaned(name)))

/** An address with its protocol; nothing for what is none. */
export const webAddress = (text: string): string | undefined => {
  const given = text.trim()
  const address = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(given) ? `https://${given}` : given
  return /^https?:\/\/[^\s/]+\.[^\s]+$/.test(address) && URL.canParse(address) ? address : undefined
}

const namesNobody = (address: string) => /^\/*$/.test(new URL(address).pathname)

/** The address of a profile: as it is given, unless it names nobody, or made from the username. */
export const profileAddress = (network: string, url: string, username: string) => {
  const given = webAddress(url)
  const user = username.trim().replace(/^@/, '')
  const made = user ? networkNamed(network)?.address(user) : undefined
  return given && made && namesNobody(given) ? made : (given ?? made)
}

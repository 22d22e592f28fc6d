const NEUTRAL = 'FaLink'

/** Networks whose icon has a different name. */
const NAMED = new Map([
  ['linkedin', 'FaLinkedinIn'],
  ['facebook', 'FaFacebookF'],
  ['devto', 'SiDevdotto'],
  ['twitter', 'FaXTwitter'],
  ['x', 'FaXTwitter'],
])

interface Link {
  network: string
  url: string
  icon?: string
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z\d]/g, '')

/** Names that a network may have: `https://www.dev.to/ada` → `devto` and `dev`. */
const hostNames = (url: string) => {
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : ''
  return [plain(host), plain(host.split('.').at(-2) ?? '')]
}

/** A link's icon: its own, its network's, its host's, or a generic one. */
export const iconOfLink = ({ network, url, icon }: Link, icons: Iterable<string>): string => {
  if (icon) return icon
  const byName = new Map([...icons].map((name) => [name.toLowerCase(), name]))
  const found = [plain(network), ...hostNames(url)]
    .filter(Boolean)
    .map((name) => NAMED.get(name) ?? byName.get(`si${name}`) ?? byName.get(`fa${name}`))
  return found.find((name) => name !== undefined) ?? NEUTRAL
}

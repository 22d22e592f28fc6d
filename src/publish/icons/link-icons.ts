const NEUTRAL = 'FaLink'

/** Networks whose icon has a different name. */
const NAMED = new Map([
  ['linkedin', 'linkedinin'],
  ['facebook', 'facebookf'],
  ['devto', 'devdotto'],
  ['twitter', 'xtwitter'],
  ['x', 'xtwitter'],
])

const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z\d]/g, '')

/** Names that a network may have: `https://www.dev.to/ada` → `devto` and `dev`. */
const hostNames = (url: string) => {
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : ''
  return [plain(host), plain(host.split('.').at(-2) ?? '')]
}

/** The icon of the first name that has one: a brand's (`SiReact`) or another (`FaJava`). */
export const iconNamed = (names: readonly string[], icons: Iterable<string>) => {
  const byName = new Map([...icons].map((icon) => [icon.toLowerCase(), icon]))
  const wanted = names.flatMap((name) => [`si${name}`, `fa${name}`])
  return byName.get(wanted.find((name) => byName.has(name)) ?? '')
}

/** A link's icon: its own, its network's, its host's, or a generic one. */
export const iconOfLink = (
  { network, url, icon }: { network: string; url: string; icon?: string },
  icons: Iterable<string>,
): string => {
  const names = [plain(network), ...hostNames(url)].filter(Boolean)
  const known = names.map((name) => NAMED.get(name) ?? name)
  return icon ?? iconNamed(known, icons) ?? NEUTRAL
}

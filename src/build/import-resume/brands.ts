/** Networks and skills by their brands: what they are called, where they are, their icons and colours. */
import * as brands from 'simple-icons'

import { iconNamed, spelledOut } from '#lib/link-icons.ts'
import { hostOf } from '#lib/addresses.ts'
import { spelledPlainly } from './given.ts'

const titles = new Map(Object.values(brands).map(({ slug, title }) => [slug, title]))

/** Networks that no icon's brand names, or whose host has another name. */
const OTHERS: Record<string, string> = {
  linkedin: 'LinkedIn',
  'xing.com': 'XING',
  'stackoverflow.com': 'Stack Overflow',
  'twitter.com': 'Twitter',
  'scholar.google.com': 'Google Scholar',
  'orcid.org': 'ORCID',
  'bsky.app': 'Bluesky',
  't.me': 'Telegram',
  'wa.me': 'WhatsApp',
  'dev.to': 'DEV',
}

/**
 * A network's name by the host of a page: `GitHub` for github.com; the host itself if it is no
 * network's.
 */
export const networkOf = (url: string | undefined): string | undefined => {
  if (url === undefined) return undefined
  const host = hostOf(url)
  const labels = host.split('.')
  const label = labels.at(-2) ?? ''
  const isKnown = /^(?:com|org|net|io|me|co|tv|im|app|social)$/.test(labels.at(-1)!)
  const brand = isKnown ? (OTHERS[label] ?? titles.get(label)) : undefined
  return OTHERS[host] ?? titles.get(spelledOut(host)) ?? brand ?? host
}

export const networkNames =
  `GitHub GitLab Codeberg Bitbucket LinkedIn XING Twitter X Mastodon Bluesky Threads Medium DEV Dribbble Behance
  Instagram Facebook YouTube CodePen npm ORCID ResearchGate Telegram WhatsApp Skype Discord Twitch Kaggle LeetCode HackerRank
  Hashnode Substack Pinterest Vimeo SoundCloud Keybase Matrix Signal WeChat Goodreads`.split(/\s+/)

/** Networks by their names in plain letters, as a résumé's fields have them. */
const NETWORKS = new Map([
  ...networkNames.map((name) => [spelledPlainly(name), name] as const),
  ['stackoverflow', 'Stack Overflow'],
  ['googlescholar', 'Google Scholar'],
  ['devto', 'DEV'],
])

/** `linkedin`, `linkedinUrl`, `github_username` → LinkedIn, GitHub. */
export const networkCalled = (name: string): string | undefined => {
  const plain = spelledPlainly(name)
  const bare = plain.replace(/(?:url|profile|profileurl|link|username|user|handle|id)$/, '')
  return NETWORKS.get(plain) ?? NETWORKS.get(bare)
}

/** The address of a profile in each network, where it follows from the profile's name. */
const ADDRESSES: Record<string, (name: string) => string | undefined> = {
  GitHub: (name) => `https://github.com/${name}`,
  GitLab: (name) => `https://gitlab.com/${name}`,
  Codeberg: (name) => `https://codeberg.org/${name}`,
  Bitbucket: (name) => `https://bitbucket.org/${name}`,
  LinkedIn: (name) => `https://www.linkedin.com/in/${name}`,
  X: (name) => `https://x.com/${name}`,
  Twitter: (name) => `https://x.com/${name}`,
  Bluesky: (name) =>
    `https://bsky.app/profile/${name.includes('.') ? name : `${name}.bsky.social`}`,
  YouTube: (name) => `https://www.youtube.com/@${name}`,
  'Google Scholar': (name) => `https://scholar.google.com/citations?user=${name}`,
  Telegram: (name) => `https://t.me/${name}`,
  ORCID: (name) =>
    /^(?:\d{4}-){3}\d{3}[\dX]$/.test(name) ? `https://orcid.org/${name}` : undefined,
  'Stack Overflow': (name) =>
    /^\d+(?:\/[\w-]+)?$/.test(name) ? `https://stackoverflow.com/users/${name}` : undefined,
  Mastodon: (name) => {
    const [, user, host] = /^([\w.-]+)@([\w.-]+\.\w+)$/.exec(name) ?? []
    return host && `https://${host}/@${user}`
  },
}

/**
 * The address of a profile by its name alone; undefined if the network, or the name, does not lead
 * to one.
 */
export const addressIn = (network: string, username: string): string | undefined => {
  const name = username.trim().replace(/^@/, '')
  return /^[\w.@/-]+$/.test(name) && Object.hasOwn(ADDRESSES, network)
    ? ADDRESSES[network]!(name)
    : undefined
}

/** The colour of an icon that is no brand's. */
const NEUTRAL = '#8a8f98'

const colors = new Map(
  Object.values(brands).map(({ slug, hex }) => [slug, `#${hex.toLowerCase()}`]),
)

/** Other names of skills, as `spelledOut` writes them, and the icon of each. */
const OTHER_NAMES: { [name: string]: string } = {
  css3: 'css',
  html: 'html5',
  js: 'javascript',
  ts: 'typescript',
  golang: 'go',
  net: 'dotnet',
  k8s: 'kubernetes',
  postgres: 'postgresql',
  tailwind: 'tailwindcss',
  sql: 'database',
  excel: 'fileexcel',
  powerpoint: 'filepowerpoint',
  word: 'fileword',
}

/** The icon and colour of a skill, by the names of all icons; none if it is unknown. */
export const skillIcon = (name: string, icons: ReadonlySet<string>) => {
  const spelling = spelledOut(name)
  const bare = spelling.replace(/(?:dot)?js$/, '')
  const slugs = [OTHER_NAMES[spelling] ?? spelling, `${bare}dotjs`, bare]
  const icon = iconNamed(slugs, icons)
  return icon ? { icon, color: colors.get(icon.slice(2).toLowerCase()) ?? NEUTRAL } : {}
}

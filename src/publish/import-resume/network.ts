import * as brands from 'simple-icons'

import { spelledOut } from '../lib/link-icons.ts'
import { hostOf } from '#lib/addresses.ts'
import { spelledPlainly } from './given.ts'

const titles = new Map(Object.values(brands).map(({ slug, title }) => [slug, title]))

/** Networks that have no brand among the icons, or another name than their host. */
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

/** What a page’s network is called by its host: `GitHub` for github.com, the host itself if it is none. */
export const networkOf = (url: string | undefined): string | undefined => {
  if (url === undefined) return undefined
  const host = hostOf(url)
  const labels = host.split('.')
  const label = labels.at(-2) ?? ''
  const isKnown = /^(?:com|org|net|io|me|co|tv|im|app|social)$/.test(labels.at(-1)!)
  const brand = isKnown ? (OTHERS[label] ?? titles.get(label)) : undefined
  return OTHERS[host] ?? titles.get(spelledOut(host)) ?? brand ?? host
}

const CALLED =
  `GitHub GitLab Codeberg Bitbucket LinkedIn XING Twitter X Mastodon Bluesky Threads Medium DEV Dribbble Behance
  Instagram Facebook YouTube CodePen npm ORCID ResearchGate Telegram WhatsApp Skype Discord Twitch Kaggle LeetCode HackerRank
  Hashnode Substack Pinterest Vimeo SoundCloud Keybase Matrix Signal WeChat Goodreads`.split(/\s+/)

/** Networks by their names in plain letters, as fields of a résumé are called. */
const NETWORKS = new Map([
  ...CALLED.map((name) => [spelledPlainly(name), name] as const),
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

export const isNetwork = (name: string) => networkCalled(name) !== undefined

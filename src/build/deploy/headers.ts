import { extname } from 'node:path'

import { mediaTypes } from './media-types.ts'
import { contentSecurityHeader, type InlineHashes } from './policy.ts'
import { patternOf } from './rule-pattern.ts'

/** Response headers for an address or a prefix; each host has its own format for them. */
export interface HeaderRule {
  /** An address; `*` at its end stands for anything, `:file` for one segment. */
  path: string
  headers: Record<string, string>
}

const DENIED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

const NO_CACHE = { 'Cache-Control': 'no-cache' }

/** Small: HTTP/1.1 sends them with each file. A page for an unknown address has its policy in itself. */
const EVERYWHERE = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Pictures, fonts and scripts of a page are under the page's own policy: there, a kilobyte for nothing. */
const ofDocuments = (hashes: InlineHashes) => ({
  'Content-Security-Policy': contentSecurityHeader(hashes),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  // Allows talking to windows that the site opens, such as the XState inspector.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Strict-Transport-Security': 'max-age=63072000',
})

/** The policy's name marks the rules for documents. */
export const isOfDocuments = ({ headers }: HeaderRule) => 'Content-Security-Policy' in headers

/** `/` and `/machines/`. */
const foldersOf = (pages: string[]) => [
  ...new Set(pages.map((page) => page.slice(0, page.lastIndexOf('/') + 1))),
]

interface Published {
  /** Of all pages: one header serves them all. */
  hashes: InlineHashes
  /** Paths of pages. */
  pages: string[]
  /** Files at the root. */
  files?: string[]
  /** Paths of workers: their policy is that of their own file. */
  workers?: string[]
  /** The site's folder. */
  base?: string
}

/**
 * The site's headers. No header is in two rules that match one address: hosts differ in whether the
 * later value replaces the earlier or is appended.
 */
export const headerRules = ({
  hashes,
  pages,
  files = [],
  workers = [],
  base = '/',
}: Published): HeaderRule[] => {
  const at = (path: string) => base + path.slice(1)
  const documents = ['/', ...foldersOf(pages).map((folder) => `${folder}:file`), ...workers]
  return [
    { path: at('/*'), headers: EVERYWHERE },
    ...documents.map((path) => ({ path: at(path), headers: ofDocuments(hashes) })),
    {
      path: at('/assets/*'),
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    },
    ...[...pages, '/sw.js'].map((path) => ({ path: at(path), headers: NO_CACHE })),
    ...files.flatMap((file) => {
      const type = mediaTypes[extname(file).slice(1)]
      return type ? [{ path: at(`/${file}`), headers: { 'Content-Type': type } }] : []
    }),
  ]
}

const matches = (rule: HeaderRule, path: string) => new RegExp(patternOf(rule.path)).test(path)

/** The headers of an address. */
export const headersFor = (rules: HeaderRule[], path: string): Record<string, string> =>
  Object.fromEntries(
    rules.filter((rule) => matches(rule, path)).flatMap(({ headers }) => Object.entries(headers)),
  )

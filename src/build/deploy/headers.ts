import { extname } from 'node:path'

import { mediaTypes } from './media-types.ts'
import { contentSecurityHeader, type InlineHashes } from './policy.ts'

/** Response headers for an address or a prefix; each host has its own format for them. */
export interface HeaderRule {
  /** An address, or a prefix that ends in `*`. */
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

interface Published {
  /** Of all pages: one header serves them all. */
  hashes: InlineHashes
  /** Paths of pages. */
  pages: string[]
  /** Files at the root. */
  files?: string[]
  /** The site's folder. */
  base?: string
}

/**
 * The site's headers. No header is in two rules that match one address: hosts differ in whether the
 * later value replaces the earlier or is appended.
 */
export const headerRules = ({ hashes, pages, files = [], base = '/' }: Published): HeaderRule[] => {
  const at = (path: string) => base + path.slice(1)
  return [
    {
      path: at('/*'),
      headers: {
        'Content-Security-Policy': contentSecurityHeader(hashes),
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'X-Content-Type-Options': 'nosniff',
        'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
        // Allows talking to windows that the site opens, such as the XState inspector.
        'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Strict-Transport-Security': 'max-age=63072000',
      },
    },
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

const matches = (rule: HeaderRule, path: string) =>
  rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path

/** The headers of an address. */
export const headersFor = (rules: HeaderRule[], path: string): Record<string, string> =>
  Object.fromEntries(
    rules.filter((rule) => matches(rule, path)).flatMap(({ headers }) => Object.entries(headers)),
  )

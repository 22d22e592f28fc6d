import { extname } from 'node:path'

import { mediaTypes } from './media-types.ts'
import { contentSecurityHeader } from './policy.ts'

/** The response headers of every host the site can live on; `_headers` is one way to write them. */
export interface HeaderRule {
  /** An address, or the start of many when it ends in `*`. */
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

const NEVER_KEPT = { 'Cache-Control': 'no-cache' }

interface Published {
  scriptHash: string
  /** Addresses of pages. */
  pages: string[]
  /** Files beside them. */
  files?: string[]
  /** The folder that all of it stands in. */
  base?: string
}

/**
 * What the site is served with. No header stands in two rules that match
 * the same address: hosts differ in whether the later one replaces the earlier or is joined to it.
 */
export const headerRules = ({
  scriptHash,
  pages,
  files = [],
  base = '/',
}: Published): HeaderRule[] => {
  const at = (path: string) => base + path.slice(1)
  return [
    {
      path: at('/*'),
      headers: {
        'Content-Security-Policy': contentSecurityHeader(scriptHash),
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'X-Content-Type-Options': 'nosniff',
        'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
        // Windows that the site opens itself (the XState inspector) may talk to it; others may not.
        'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Strict-Transport-Security': 'max-age=63072000',
      },
    },
    {
      path: at('/assets/*'),
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    },
    ...[...pages, '/sw.js'].map((path) => ({ path: at(path), headers: NEVER_KEPT })),
    ...files.flatMap((file) => {
      const type = mediaTypes[extname(file).slice(1)]
      return type ? [{ path: at(`/${file}`), headers: { 'Content-Type': type } }] : []
    }),
  ]
}

const matches = (rule: HeaderRule, path: string) =>
  rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path

/** The headers that an address is answered with. */
export const headersFor = (rules: HeaderRule[], path: string): Record<string, string> =>
  Object.fromEntries(
    rules.filter((rule) => matches(rule, path)).flatMap(({ headers }) => Object.entries(headers)),
  )

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

const contentSecurityPolicy = (scriptHash: string) =>
  [
    "default-src 'none'",
    `script-src 'self' '${scriptHash}'`,
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/**
 * What the site is served with. No header stands in two rules that match the same address: hosts
 * differ in whether the later one replaces the earlier or is joined to it.
 */
export const headerRules = (scriptHash: string, pages: string[]): HeaderRule[] => [
  {
    path: '/*',
    headers: {
      'Content-Security-Policy': contentSecurityPolicy(scriptHash),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
      'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
      // Windows that the site opens itself (the XState inspector) may talk to it; others may not.
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Strict-Transport-Security': 'max-age=63072000',
    },
  },
  { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  ...pages.map((path) => ({ path, headers: { 'Cache-Control': 'no-cache' } })),
]

/** The rules as Netlify and Cloudflare Pages read them from `_headers`. */
export const writeHeadersFile = (rules: HeaderRule[]) =>
  rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n')

/** The rules that stand in a `_headers` file. */
export const readHeadersFile = (text: string): HeaderRule[] => {
  const rules: HeaderRule[] = []
  for (const line of text.split('\n')) {
    if (!line.trim() || line.startsWith('#')) continue
    const [, name, value] = /^\s+([^:]+):\s*(.+)$/.exec(line) ?? []
    if (name && value) Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value })
    else rules.push({ path: line.trim(), headers: {} })
  }
  return rules
}

const matches = (rule: HeaderRule, path: string) =>
  rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path

/** The headers that an address is answered with. */
export const headersFor = (rules: HeaderRule[], path: string): Record<string, string> =>
  Object.fromEntries(
    rules.filter((rule) => matches(rule, path)).flatMap(({ headers }) => Object.entries(headers)),
  )

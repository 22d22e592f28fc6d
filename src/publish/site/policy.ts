import { createHash } from 'node:crypto'

/** The hash by which a Content-Security-Policy allows an inline script or style sheet. */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The policy of a page with one inline script and one inline style sheet. It stands in the page, whose
 * hashes no host needs to know; `public/_headers` has what only a header can say.
 */
export const contentSecurityPolicy = (inline: { script: string; style: string }): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${hashOf(inline.script)}`,
    `style-src 'self' ${hashOf(inline.style)}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    // Only `src/lib/trusted-script.ts` makes script addresses from text.
    "require-trusted-types-for 'script'",
    'trusted-types own-scripts',
  ].join('; ')

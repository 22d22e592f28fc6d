/** Hashes of the inline elements that pages have. */
export interface InlineHashes {
  script: string
  styles: readonly string[]
}

const directives = ({ script, styles }: InlineHashes) => [
  "default-src 'none'",
  `script-src 'self' '${script}'`,
  ["style-src 'self'", ...styles.map((hash) => `'${hash}'`)].join(' '),
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
]

/** Allows the site's own files and the inline elements with these hashes. */
export const contentSecurityPolicy = (hashes: InlineHashes): string => directives(hashes).join('; ')

/** The policy with directives that only a header supports. */
export const contentSecurityHeader = (hashes: InlineHashes): string =>
  `${contentSecurityPolicy(hashes)}; frame-ancestors 'none'`

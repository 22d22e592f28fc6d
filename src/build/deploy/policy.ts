const DIRECTIVES = [
  "default-src 'none'",
  "style-src 'self'",
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

/** Allows the site's own files and one inline script by its hash. */
export const contentSecurityPolicy = (scriptHash: string): string =>
  DIRECTIVES.toSpliced(1, 0, `script-src 'self' '${scriptHash}'`).join('; ')

/** The policy with directives that only a header supports. */
export const contentSecurityHeader = (scriptHash: string): string =>
  `${contentSecurityPolicy(scriptHash)}; frame-ancestors 'none'`

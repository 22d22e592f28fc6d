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
  // A text becomes a script by one policy only, `src/lib/trusted-script.ts`, for addresses of our own.
  "require-trusted-types-for 'script'",
  'trusted-types own-scripts',
]

/** What pages may load and run: their own files, and one script by its hash. */
export const contentSecurityPolicy = (scriptHash: string): string =>
  DIRECTIVES.toSpliced(1, 0, `script-src 'self' '${scriptHash}'`).join('; ')

/** The same, with what only a header can say. */
export const contentSecurityHeader = (scriptHash: string): string =>
  `${contentSecurityPolicy(scriptHash)}; frame-ancestors 'none'`

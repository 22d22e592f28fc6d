/** The most that a page may load for its first view, in bytes after Brotli; a kB is 1000. */
export const budgets = [
  { key: 'scriptsToAnswer', name: 'JavaScript before the page answers', bytes: 86_000 },
  // GSAP comes with the visitor's first sign.
  { key: 'scripts', name: 'JavaScript in all', bytes: 90_000 },
  // Requested when the page is complete and idle; it never delays the first view.
  { key: 'canvas', name: 'the canvas behind the hero', bytes: 12_000 },
  { key: 'document', name: 'the document, with the CSS of the first paint', bytes: 13_600 },
  { key: 'styles', name: 'CSS after the first paint', bytes: 10_000 },
  { key: 'fonts', name: 'fonts', bytes: 33_000 },
  { key: 'all', name: 'everything but the canvas', bytes: 156_000 },
  { key: 'phone', name: 'the same on a phone', bytes: 152_000 },
] as const

/** The most of one kind that a page may load, in bytes. */
export const mostOf = (kind: (typeof budgets)[number]['key']) =>
  budgets.find(({ key }) => key === kind)!.bytes

/** The most requests of a first view, without those of the canvas. */
export const MOST_REQUESTS = 17

export type Weights = Record<(typeof budgets)[number]['key'] | 'requests', number>

/** The most that a page may load for its first view, in bytes after Brotli; a kB is 1000. */
export const budgets = [
  { key: 'scriptsToAnswer', name: 'JavaScript before the page answers', bytes: 88_000 },
  { key: 'scripts', name: 'JavaScript in all', bytes: 115_000 },
  // Requested when the page is complete and idle; it never delays the first view.
  { key: 'canvas', name: 'the canvas behind the hero', bytes: 12_000 },
  { key: 'styles', name: 'CSS', bytes: 10_000 },
  { key: 'fonts', name: 'fonts', bytes: 60_000 },
] as const

export type Weights = Record<(typeof budgets)[number]['key'], number>

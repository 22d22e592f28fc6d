import type { OwnWords } from '#content/types'

/**
 * Words of your own in place of those of your language, by their names in `words/en.ts`:
 * `{ ui: { hero: { work: 'What I build' } } }`.
 */
export const words: OwnWords = {}

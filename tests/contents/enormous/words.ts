import type { OwnWords } from '#content/types'

/** A name of a state, longer than a small window has room for. */
export const words: OwnWords = { ui: { states: { waiting: 'still waiting' } } }

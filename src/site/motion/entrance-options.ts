/** Entrances are compiled for this many places; what comes after enters with the last of them. */
export const STAGGER_STEPS = 6

export interface EntranceOptions {
  /** Place among its kind: 0 enters first. */
  order: number
}

/**
 * Opacity at which the largest paint of a page begins: a browser counts what is at opacity 0 as not
 * painted, and so does the reader.
 */
export const FAINT = 0.3

/** Entrances are compiled for this many places; further elements enter with the last of them. */
export const STAGGER_STEPS = 6

export interface EntranceOptions {
  /** The element's place among its kind: 0 enters first. */
  order: number
}

/**
 * Opacity at which the largest paint of a page begins: a browser counts an element at opacity 0 as
 * not painted, and so does the reader.
 */
export const FAINT = 0.3

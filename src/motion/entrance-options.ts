/** Entrances are compiled for this many places; what comes after enters with the last of them. */
export const PLACES = 6

export interface EntranceOptions {
  /** Place among its kind: 0 enters first. */
  order: number
}

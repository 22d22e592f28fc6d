export interface EntranceOptions {
  /** Place among its kind: 0 enters first. */
  order: number
}

/** A page's message to a waiting worker: it may activate if this page is of the worker's build. */
export interface TakeOver {
  type: 'take-over'
  /** URL of the page's entry script, which no two builds share. */
  entry: string
}

/** What a page says to a worker that waits: it may begin, if this page is of its build. */
export interface TakeOver {
  type: 'take-over'
  /** Address of the page's own script, which no two builds share. */
  entry: string
}

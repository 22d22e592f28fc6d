import type { FigureId } from './figures.ts'

/** What each part of the bench is given. */
export interface Bench {
  /** The built site. */
  folder: string
  /** Its address, served compressed and under its own headers. */
  url: string
  /** Addresses of the site's pages, from its root. */
  paths: string[]
  /** Measure also what takes many minutes. */
  isLong: boolean
  /** Adds a value to a row of the table. `of` names the page or the situation. */
  report: (id: FigureId, value: number, of?: string) => void
}

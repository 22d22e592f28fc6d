import { dates as shown } from 'virtual:dates'

import { ui } from 'virtual:words/ui'
import { ONGOING } from '#content-model/schema/ongoing.ts'

import { Arrow } from '../controls/arrow.tsx'

export const lastsUntilNow = (date?: string) => date === ONGOING

const read = (date?: string) => date && (shown[date] ?? date)

/**
 * One date, or the first and the last; a range that begins and ends within one month is one date.
 */
export function DateRange({ dates: [first, last] }: { dates: readonly string[] }) {
  if (!last || read(last) === read(first)) return <span>{read(first)}</span>
  return (
    <span>
      {read(first)} <Arrow to="on" className="date-arrow" />
      <span className="sr-only"> {ui.experience.until} </span> {read(last)}
    </span>
  )
}

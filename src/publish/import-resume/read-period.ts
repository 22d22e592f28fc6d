/** The time of an entry, wherever it says it. */
import { isBefore, ONGOING, parseMonth } from '#schema/month.ts'
import { NO_DATE } from '#schema/fields.ts'
import { isEntry, isText, textsOf } from './given.ts'
import type { DateStyle } from './date-forms.ts'
import { readPeriod } from './read-date.ts'
import { called, type Pair, pairsOf, readFields } from './read-fields.ts'
import { date } from './date-value.ts'
import { GOES_ON, PERIODS } from './field-names.ts'
import { sections } from './resume-fields.ts'

export interface Dated {
  startDate?: string | undefined
  endDate?: string | undefined
}

const YES = /^(?:true|yes|1|on)$/i

/** The time of an entry: in two fields, in one, or said to go on. */
export const datesOf = (pairs: readonly Pair[], given: Dated, style: DateStyle): Dated => {
  let { startDate, endDate: end } = given
  const flags = called(pairs, GOES_ON).flatMap(([, flag]) => (isText(flag) ? [flag] : []))
  const { startDate: startField, endDate: endField } = sections.work
  const starts = called(pairs, ['startdate', ...startField.names])
  for (const [, period] of [...called(pairs, PERIODS), ...starts]) {
    if (startDate !== undefined || end !== undefined) break
    if (isText(period)) {
      const found = readPeriod(period.value, style)
      period.isRead ||= found !== undefined
      startDate = found?.start
      end = found?.goesOn ? ONGOING : found?.end
    } else if (isEntry(period)) {
      const inner = pairsOf(period)
      const found = readFields({ startDate: startField, endDate: endField }, inner, style)
      startDate = found.startDate
      end = found.endDate
      flags.push(...called(inner, GOES_ON).flatMap(([, flag]) => (isText(flag) ? [flag] : [])))
      const { startDate: alone } =
        startDate || end ? { startDate } : { startDate: date(period, style) }
      if (!end && alone && !startDate) end = alone
    }
  }
  for (const flag of flags) {
    flag.isRead = true
    if (YES.test(flag.value) && (end === undefined || end === NO_DATE)) end = ONGOING
  }
  const first = startDate && parseMonth(startDate)
  const last = end && parseMonth(end)
  if (!first || !last || !isBefore(last, first)) return { startDate, endDate: end }
  for (const [, text] of called(pairs, ['enddate', ...endField.names, ...PERIODS]))
    for (const one of textsOf(text)) {
      one.isRead = false
      one.reason = 'ends before it begins'
    }
  return { startDate, endDate: NO_DATE }
}

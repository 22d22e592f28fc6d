const NAMES = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const FORM = /^([a-z]{3,9})-(\d{4})$/i

export interface Month {
  year: number
  /** 1..12 */
  month: number
}

/** Reads `Jul-2025`, `Sept-2023`, `April-2024`: an English month, cut to three letters or more. */
export const parseMonth = (text: string): Month | undefined => {
  const [, name = '', year] = FORM.exec(text) ?? []
  const month = NAMES.findIndex((full) => name && full.startsWith(name.toLowerCase())) + 1
  return month ? { year: Number(year), month } : undefined
}

/** Months since the year 0, to compare by. */
export const monthCount = ({ year, month }: Month) => year * 12 + month - 1

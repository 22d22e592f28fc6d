import { spelled } from '../content/finding.ts'
import { stringsIn } from '../content/strings.ts'
import { contentEndMonth } from '../lib/month.ts'
import { webAddress } from './networks.ts'
import type { Resume } from './resume-schema.ts'

const isDate = (text: string) => contentEndMonth(text) !== undefined
const isAddress = (text: string) => webAddress(text) !== undefined

const CHECKS: [field: RegExp, expected: string, isValid: (text: string) => boolean][] = [
  [/^(?:work|education)\[\d+\]\.(?:start|end)Date$/, 'date like 2015-06 or 2015', isDate],
  [/^certificates\[\d+\]\.date$/, 'date like 2015-06 or 2015', isDate],
  [/^basics\.(?:profiles\[\d+\]\.)?url$/, 'web address', isAddress],
  [/^(?:education|certificates|projects)\[\d+\]\.(?:url|repository)$/, 'web address', isAddress],
]

/** Values of the file that are left out because they cannot be read. */
export const unreadable = (resume: Resume): string[] =>
  stringsIn(resume).flatMap(([path, value]) => {
    const [place, text] = [spelled(path), value.trim()]
    const [, expected, isValid] = CHECKS.find(([field]) => field.test(place)) ?? []
    return text && isValid && !isValid(text) ? [`${place}: “${text}” is no ${expected}`] : []
  })

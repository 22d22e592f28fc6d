import type { Finding } from '../content/finding.ts'

/**
 * What of an imported file may be written without being told to: fields that are placeholders, and
 * lists in which every entry has one. The rest is the owner's.
 */
export const fillUntouched = (
  name: string,
  value: unknown,
  now: unknown,
  placeholders: Finding[],
): unknown => {
  const samples = placeholders.filter(({ path }) => path[0] === name)
  const isSample = (key: string | number, at = 1) => samples.some(({ path }) => path[at] === key)
  if (Array.isArray(now)) return now.every((_, index) => isSample(index)) ? value : now
  const before = now as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(value as object).map(([key, next]: [string, unknown]) => [
      key,
      isSample(key) ? next : before[key],
    ]),
  )
}

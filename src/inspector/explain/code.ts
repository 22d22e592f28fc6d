import { isActor, isPlain } from './values'

const write = (value: unknown) => JSON.stringify(value)

/** What has no text; `instead` may be written for it. */
const untold = (value: unknown, instead: string | undefined): string => {
  if (instead !== undefined) return instead
  const kind = typeof value === 'object' ? (value?.constructor?.name ?? 'object') : typeof value
  throw new Error(`a ${kind} in its data cannot be written`)
}

/**
 * Data as the text of a program.
 *
 * @param instead what is written for functions, actors and objects of a class
 * @throws what cannot be written, in words, if nothing is to be written instead
 */
export const codeOf = (
  value: unknown,
  instead?: string,
  around: readonly unknown[] = [],
): string => {
  if (typeof value === 'bigint') return `${value}n`
  if (value === undefined || typeof value === 'number')
    return Object.is(value, -0) ? '-0' : String(value)
  if (typeof value !== 'object' || value === null) return write(value) ?? untold(value, instead)
  if (around.includes(value)) return untold(value, instead)
  const inner = (part: unknown) => codeOf(part, instead, [...around, value])
  if (Array.isArray(value)) return `[${value.map(inner).join(',')}]`
  if (value instanceof Date) return `new Date(${value.getTime()})`
  if (value instanceof Map) return `new Map(${inner([...value])})`
  if (value instanceof Set) return `new Set(${inner([...value])})`
  if (value instanceof Error) return instead ?? `new Error(${write(value.message)})`
  if (isActor(value) || !isPlain(value)) return untold(value, instead)
  const parts = Object.entries(value).filter(([, part]) => part !== undefined)
  return `{${parts.map(([key, part]) => `${write(key)}:${inner(part)}`).join(',')}}`
}

import { isActor, isPlain } from './write-value.ts'

/** A text between single quotes. */
const quoted = (text: string) => {
  const inside = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")
  return `'${inside}'`
}

const keyCode = (key: string) => {
  // Written without brackets, the key would set what the object inherits from.
  if (key === '__proto__') return `['${key}']`
  return /^[a-z_$][\w$]*$/i.test(key) ? key : quoted(key)
}

/** Throws for a value without a text, unless `instead` may be written for it. */
const refuse = (value: unknown, instead: string | undefined): string => {
  if (instead !== undefined) return instead
  const kind = typeof value === 'object' ? (value?.constructor?.name ?? 'object') : typeof value
  throw new Error(`a ${kind} in its data cannot be written`)
}

/**
 * Data as the text of a program.
 *
 * @param instead text for functions, actors and objects of a class
 * @throws why the data cannot be written, in words, if there is no `instead`
 */
export const codeOf = (
  value: unknown,
  instead?: string,
  around: readonly unknown[] = [],
): string => {
  if (typeof value === 'string') return quoted(value)
  if (typeof value === 'bigint') return `${value}n`
  if (Object.is(value, -0)) return '-0'
  if (value === undefined || value === null) return String(value)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'object' || around.includes(value)) return refuse(value, instead)
  const inner = (part: unknown) => codeOf(part, instead, [...around, value])
  if (Array.isArray(value)) return `[${value.map(inner).join(', ')}]`
  if (value instanceof Date) return `new Date(${value.getTime()})`
  if (value instanceof Map) return `new Map(${inner([...value])})`
  if (value instanceof Set) return `new Set(${inner([...value])})`
  if (value instanceof Error) return instead ?? `new Error(${quoted(value.message)})`
  if (isActor(value) || !isPlain(value)) return refuse(value, instead)
  const parts = Object.entries(value).filter(([, part]) => part !== undefined)
  if (parts.length === 0) return '{}'
  return `{ ${parts.map(([key, part]) => `${keyCode(key)}: ${inner(part)}`).join(', ')} }`
}

import type { Snapshot, StateValue } from 'xstate'

import { isOfMachine } from './machine-of.ts'
import { stateLine, statusLine } from './state-line.ts'
import { areAlike, exactText, plainText } from './values.ts'
import { isPlain } from './write-value.ts'

export interface Change {
  /**
   * The path of a field in the context (`pauseReasons`, `user.name`), or of a region's state
   * (`rotation`, or empty).
   */
  path: string
  from: unknown
  to: unknown
}

/** Deeper parts are compared as a whole: data may lead back to itself. */
const MOST_DEPTH = 6
/** Longer values are cut. */
const MOST_CHARACTERS = 200

const isBranch = (value: unknown): value is Record<string, unknown> => {
  if (typeof value !== 'object' || value === null) return false
  // A list of texts or numbers is a set: its items have no places.
  if (Array.isArray(value)) return value.some((item) => typeof item === 'object')
  return isPlain(value)
}

/**
 * Data with more parts only counts as changed if it is another object: comparing its parts takes
 * too long.
 */
const MOST_PARTS = 1000

const isLarge = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length > MOST_PARTS

const compare = (path: string, from: unknown, to: unknown, depth = 0): Change[] => {
  if (Object.is(from, to)) return []
  if (isLarge(from) || isLarge(to)) return [{ path, from, to }]
  if (!isBranch(from) || !isBranch(to) || depth > MOST_DEPTH)
    return areAlike(from, to) ? [] : [{ path, from, to }]
  const keys = new Set([...Object.keys(from), ...Object.keys(to)])
  return [...keys].flatMap((key) =>
    compare(path ? `${path}.${key}` : key, from[key], to[key], depth + 1),
  )
}

/** What differs between the contexts of two snapshots. */
export const contextChanges = (before: Snapshot<unknown>, after: Snapshot<unknown>): Change[] =>
  isOfMachine(before) && isOfMachine(after) ? compare('', before.context, after.context) : []

const stateChanges = (before: Snapshot<unknown>, after: Snapshot<unknown>): Change[] =>
  isOfMachine(before) && isOfMachine(after) ? compare('', before.value, after.value) : []

const short = (text: string) =>
  text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text

const lineOf = (value: unknown) => stateLine((value ?? '') as StateValue)

/**
 * The differences between two snapshots, a line for each: `rotation waiting → stopped`; and whether
 * the actor has ended.
 */
export const changeLines = (before: Snapshot<unknown>, after: Snapshot<unknown>): string[] => {
  const states = stateChanges(before, after).map(({ path, from, to }) =>
    `${path} ${lineOf(from)} → ${lineOf(to)}`.trim(),
  )
  const fields = contextChanges(before, after).map(({ path, from, to }) => {
    // Rounded numbers may look alike.
    const isAlike = plainText(from) === plainText(to) && !isLarge(from) && !isLarge(to)
    const write = isAlike ? exactText : plainText
    return `${path} ${short(write(from))} → ${short(write(to))}`
  })
  const end = before.status === after.status ? [] : [statusLine(after)]
  return [...states, ...fields, ...end]
}

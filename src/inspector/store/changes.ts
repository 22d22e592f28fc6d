import type { Json, ActorSnapshot } from '../protocol'

export interface Change {
  path: string
  from: Json | undefined
  to: Json | undefined
}

type Parts = Record<string, Json>

const isBranch = (value: Json | undefined): value is Parts =>
  typeof value === 'object' && value !== null

const compare = (path: string, from: Json | undefined, to: Json | undefined): Change[] => {
  if (JSON.stringify(from) === JSON.stringify(to)) return []
  if (!isBranch(from) || !isBranch(to)) return [{ path, from, to }]
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((key) =>
    compare(path ? `${path}.${key}` : key, from[key], to[key]),
  )
}

/** The differences between two snapshots, by path. */
export const changesBetween = (before: ActorSnapshot, after: ActorSnapshot): Change[] => [
  ...compare('state', before.value, after.value),
  ...compare('', before.context, after.context),
]

const textOf = (value: Json | undefined) =>
  typeof value === 'string' ? value : value === undefined ? '–' : JSON.stringify(value)

/** Changes in one line: `rotation waiting → stopped · holds.0 – → visitor`. */
export const changeLine = (changes: readonly Change[]) =>
  changes
    .map(({ path, from, to }) =>
      `${path.replace(/^state\.?/, '')} ${textOf(from)} → ${textOf(to)}`.trim(),
    )
    .join(' · ')

import type { Plain, Still } from '../observe/protocol'

export interface Change {
  path: string
  from: Plain | undefined
  to: Plain | undefined
}

type Parts = Record<string, Plain>

const isBranch = (value: Plain | undefined): value is Parts =>
  typeof value === 'object' && value !== null

const compare = (path: string, from: Plain | undefined, to: Plain | undefined): Change[] => {
  if (JSON.stringify(from) === JSON.stringify(to)) return []
  if (!isBranch(from) || !isBranch(to)) return [{ path, from, to }]
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((key) =>
    compare(path ? `${path}.${key}` : key, from[key], to[key]),
  )
}

/** What is different, part by part. */
export const changesBetween = (before: Still, after: Still): Change[] => [
  ...compare('state', before.value, after.value),
  ...compare('', before.context, after.context),
]

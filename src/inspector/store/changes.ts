import type { ActorSnapshot, Json, StateName } from '../protocol'
import { jsonText, standingLine, stateLine } from './state-line'

export interface Change {
  path: string
  from: Json | undefined
  to: Json | undefined
}

type Parts = Record<string, Json>

const isBranch = (value: Json | undefined): value is Parts =>
  typeof value === 'object' && value !== null

/** Such as holds: they are a set, and have no places. */
const isList = (value: Json | undefined): value is readonly Json[] =>
  Array.isArray(value) && value.every((item) => typeof item !== 'object')

const compare = (path: string, from: Json | undefined, to: Json | undefined): Change[] => {
  if (JSON.stringify(from) === JSON.stringify(to)) return []
  if (!isBranch(from) || !isBranch(to) || (isList(from) && isList(to))) return [{ path, from, to }]
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((key) =>
    compare(path ? `${path}.${key}` : key, from[key], to[key]),
  )
}

export const changesBetween = (before: ActorSnapshot, after: ActorSnapshot): Change[] => [
  ...compare('state', before.value, after.value),
  ...compare('', before.context, after.context),
]

const lineOf = ({ path, from, to }: Change) => {
  if (path !== 'state' && !path.startsWith('state.'))
    return `${path} ${jsonText(from)} → ${jsonText(to)}`
  const [before, after] = [from, to].map((value) => stateLine((value ?? '') as StateName))
  return `${path.slice('state.'.length)} ${before} → ${after}`.trim()
}

/** What differs between two snapshots, a line for each: `rotation waiting → stopped`; and its end. */
export const changeLines = (before: ActorSnapshot, after: ActorSnapshot) => [
  ...changesBetween(before, after).map(lineOf),
  ...(after.status === before.status ? [] : [standingLine(after)]),
]

import type { ActorSnapshot, Json, StateName } from '../protocol'

/** The state of each region: `rotation.waiting`, `track.resting`. */
export const stateParts = (value: StateName): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value).map(([key, inner]) => {
        const rest = stateLine(inner)
        return rest ? `${key}.${rest}` : key
      })

/** The state in one line: `rotation.waiting · track.resting`. */
export const stateLine = (value: StateName): string => stateParts(value).join(' · ')

export const jsonText = (value: Json | undefined) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '–')

/** How an actor stands: its state's parts, or that it runs; its output, or its error. */
export const standing = ({ value, status, output, error }: ActorSnapshot): string[] => {
  const parts = stateParts(value).filter(Boolean)
  if (status === 'error') return [...parts, `in error: ${jsonText(error)}`]
  if (status === 'done')
    return [...parts, output === undefined ? 'done' : `done: ${jsonText(output)}`]
  return parts.length > 0 ? parts : [status === 'active' ? 'running' : status]
}

export const standingLine = (snapshot: ActorSnapshot) => standing(snapshot).join(' · ')

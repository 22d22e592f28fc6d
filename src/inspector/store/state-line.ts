import type { StateName } from '../protocol'

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

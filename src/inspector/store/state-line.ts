import type { StateName } from '../protocol'

/** The state in one line: `rotation.waiting · track.resting`. */
export const stateLine = (value: StateName): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([key, inner]) => {
          const rest = stateLine(inner)
          return rest ? `${key}.${rest}` : key
        })
        .join(' · ')

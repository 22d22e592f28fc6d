import type { AnyMachineSnapshot } from 'xstate'

import type { Deed } from './tour.ts'

type Act = Deed['act']
type Kind = 'rotation' | 'scene'

export const holdsOf = ({ context }: AnyMachineSnapshot) => context.holds as string[]

/** A reason to pause comes and goes. One at a time, unless `besides` allows another. */
export const reason = (
  kind: Kind,
  name: string,
  [come, go]: [Act, Act],
  besides: (snapshot: AnyMachineSnapshot) => boolean = () => false,
): Deed[] => [
  {
    event: { type: `${kind}.hold`, reason: name },
    act: come,
    isPossible: (snapshot) => {
      const [held, ...others] = holdsOf(snapshot)
      if (held === undefined) return !snapshot.matches('failed')
      return held !== name && others.length === 0 && besides(snapshot)
    },
  },
  {
    event: { type: `${kind}.release`, reason: name },
    act: go,
    isPossible: (snapshot) => holdsOf(snapshot).includes(name),
  },
]

/** A state and what holds it, in any order. */
export const keyOf = (snapshot: AnyMachineSnapshot) =>
  JSON.stringify([snapshot.value, holdsOf(snapshot).toSorted()])

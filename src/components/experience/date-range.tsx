import { ui } from '#content/ui'

import { Arrow } from '../icon/arrow'

/** One date, or from the first to the last. */
export function DateRange({ dates: [first, last] }: { dates: readonly string[] }) {
  if (!last) return <span>{first}</span>
  return (
    <span>
      {first} <Arrow to="on" className="mx-1 size-[0.9em] align-[-0.1em]" />
      <span className="sr-only"> {ui.experience.until} </span> {last}
    </span>
  )
}

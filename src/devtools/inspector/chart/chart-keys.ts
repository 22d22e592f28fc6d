import type { KeyboardEvent } from 'react'

import { type Chart, transitionsIn } from '#devtools/chart/chart.ts'
import { nextIndex } from '../panel/next-index.ts'

/**
 * The transitions that are lit while a part is pointed at: for a state, all that enter or leave it.
 */
export const litBy = (chart: Chart, name: string): readonly string[] => {
  const own = chart.nodes.find(({ id }) => id === name)?.transitions ?? []
  return transitionsIn(chart)
    .filter((one) => one.id === name || one.targets.includes(name) || own.includes(one))
    .map(({ id }) => id)
}

/** The part under an event's target: a state, or a transition. */
const partOf = ({ target }: { target: EventTarget }) =>
  (target as Element).closest<SVGElement>('[data-part]')

/** The name of that part; empty if there is none. */
export const nameIn = (event: { target: EventTarget }) => partOf(event)?.dataset['part'] ?? ''

/** The depth of a part in the tree. */
const levelOf = (part: SVGElement | null) => Number(part?.getAttribute('aria-level'))

/** The chart by keyboard (WAI-ARIA APG tree): arrows go from part to part, Enter presses. */
export const onChartKey = (event: KeyboardEvent<SVGSVGElement>, press: (name: string) => void) => {
  const { key, currentTarget } = event
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  if (key === 'Enter' || key === ' ') {
    event.preventDefault()
    press(nameIn(event))
    return
  }
  const parts = [...currentTarget.querySelectorAll<SVGElement>('[data-part]')]
  const part = partOf(event)
  const index = parts.findIndex((one) => one === part)
  // A part's outer part comes before it.
  const outer = parts.findLastIndex((one, at) => at < index && levelOf(one) < levelOf(part))
  const next = nextIndex(event, index, parts.length)
  if (next !== undefined) parts[key === 'ArrowLeft' ? outer : next]?.focus()
}

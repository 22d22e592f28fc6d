import type { KeyboardEvent } from 'react'

import { type Chart, transitionsIn } from '#chart/chart.ts'

/** The transitions that are lit while a part is pointed at: of a state, all that enter or leave it. */
export const litBy = (chart: Chart, name: string): readonly string[] => {
  const own = chart.nodes.find(({ id }) => id === name)?.transitions ?? []
  return transitionsIn(chart)
    .filter((one) => one.id === name || one.targets.includes(name) || own.includes(one))
    .map(({ id }) => id)
}

/** The part that an event is on: a state, or a transition. */
const partOf = ({ target }: { target: EventTarget }) =>
  (target as Element).closest<SVGElement>('[data-part]')

/** The name of a part; empty if it is none. */
export const nameIn = (event: { target: EventTarget }) => partOf(event)?.dataset['part'] ?? ''

/** How deep a part is. */
const levelOf = (part: SVGElement | null) => Number(part?.getAttribute('aria-level'))

/** The chart by keyboard (WAI-ARIA APG tree): arrows go from part to part, Enter presses. */
export const onChartKey = (event: KeyboardEvent<SVGSVGElement>, press: (name: string) => void) => {
  const { key, currentTarget } = event
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const parts = [...currentTarget.querySelectorAll<SVGElement>('[data-part]')]
  const part = partOf(event)
  const index = parts.findIndex((one) => one === part)
  const goTo = (at: number) => parts[Math.min(parts.length - 1, Math.max(0, at))]?.focus()

  if (key === 'ArrowDown' || key === 'ArrowRight') goTo(index + 1)
  else if (key === 'ArrowUp') goTo(index - 1)
  else if (key === 'Home') goTo(0)
  else if (key === 'End') goTo(parts.length - 1)
  // What is around it comes before it.
  else if (key === 'ArrowLeft')
    goTo(parts.findLastIndex((one, at) => at < index && levelOf(one) < levelOf(part)))
  else if (key === 'Enter' || key === ' ') press(nameIn(event))
  else return
  event.preventDefault()
}

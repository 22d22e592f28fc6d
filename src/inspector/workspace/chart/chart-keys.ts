import type { KeyboardEvent } from 'react'

import type { Chart } from '../../../chart/chart'

/** The part that an event is on: a state, or a transition. */
const partOf = ({ target }: { target: EventTarget }) =>
  (target as Element).closest<SVGElement>('[data-part]')

/** The name of a part; empty if it is none. */
export const nameIn = (event: { target: EventTarget }) => partOf(event)?.dataset['part'] ?? ''

/** What is around a state or a transition. */
const aroundOf = ({ nodes }: Chart, name: string) =>
  nodes.find(({ id, transitions }) => id === name || transitions.some((one) => one.id === name))

/** The chart by keyboard (WAI-ARIA APG tree): arrows go from part to part, Enter presses. */
export const onChartKey = (
  event: KeyboardEvent<SVGSVGElement>,
  chart: Chart,
  press: (name: string) => void,
) => {
  const { key, currentTarget } = event
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const parts = [...currentTarget.querySelectorAll<SVGElement>('[data-part]')]
  const part = partOf(event)
  const index = parts.findIndex((one) => one === part)
  const name = nameIn(event)
  const goTo = (at: number) => parts[Math.min(parts.length - 1, Math.max(0, at))]?.focus()

  if (key === 'ArrowDown' || key === 'ArrowRight') goTo(index + 1)
  else if (key === 'ArrowUp') goTo(index - 1)
  else if (key === 'Home') goTo(0)
  else if (key === 'End') goTo(parts.length - 1)
  else if (key === 'ArrowLeft') {
    const node = aroundOf(chart, name)
    const outer = node?.id === name ? node.parent : node?.id
    goTo(parts.findIndex(({ dataset }) => dataset['part'] === outer))
  } else if (key === 'Enter' || key === ' ') press(name)
  else return
  event.preventDefault()
}

import type { KeyboardEvent } from 'react'
import type { ActorRefFrom } from 'xstate'

import type { chartViewMachine } from '#machines/inspector/chart-view.machine'

import { type ChartPart, nameIn } from './parts'
import { ZOOM_STEP } from './use-chart-view'

type View = ActorRefFrom<typeof chartViewMachine>

/** Pixels. */
const PAN = 48

const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: PAN, y: 0 },
  ArrowRight: { x: -PAN, y: 0 },
  ArrowUp: { x: 0, y: PAN },
  ArrowDown: { x: 0, y: -PAN },
}

const zooms: Readonly<Record<string, number>> = {
  '+': ZOOM_STEP,
  '=': ZOOM_STEP,
  '-': 1 / ZOOM_STEP,
}

interface Keys {
  event: KeyboardEvent<SVGSVGElement>
  view: View
  parts: ReadonlyMap<string, ChartPart>
  press: (name: string) => void
}

/**
 * The chart by keyboard (WAI-ARIA APG tree): arrows go from part to part, open and close states;
 * Enter presses. With Shift they move the chart; plus, minus and 0 zoom it.
 */
export const onChartKey = ({ event, view, parts, press }: Keys) => {
  const { key, shiftKey, currentTarget } = event
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const names = [...parts.keys()]
  const name = nameIn(event)
  const index = names.indexOf(name)
  const part = parts.get(name)
  const goTo = (at: number) => {
    const wanted = CSS.escape(names[Math.min(names.length - 1, Math.max(0, at))] ?? '')
    currentTarget.querySelector<SVGElement>(`[data-part="${wanted}"]`)?.focus()
  }
  const isFolded = part?.transition ? undefined : part?.box.isFolded
  const arrow = arrows[key]
  const factor = zooms[key]

  if (arrow && shiftKey) view.send({ type: 'chart.pan', by: arrow })
  else if (factor) view.send({ type: 'chart.zoom', factor, at: null })
  else if (key === '0') view.send({ type: 'chart.fit' })
  else if (key === 'ArrowDown') goTo(index + 1)
  else if (key === 'ArrowUp') goTo(index - 1)
  else if (key === 'Home') goTo(0)
  else if (key === 'End') goTo(names.length - 1)
  else if (key === 'ArrowRight' && isFolded) view.send({ type: 'state.open', id: name })
  else if (key === 'ArrowRight') goTo(index + 1)
  else if (key === 'ArrowLeft' && isFolded === false) view.send({ type: 'state.close', id: name })
  else if (key === 'ArrowLeft')
    goTo(names.indexOf((part?.transition ? part.box.id : part?.box.node.parent) ?? ''))
  else if (key === 'Enter' || key === ' ') press(name)
  else return
  event.preventDefault()
}

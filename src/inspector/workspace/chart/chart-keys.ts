import type { KeyboardEvent } from 'react'
import type { ActorRefFrom } from 'xstate'

import type { chartViewMachine } from '#machines/inspector/chart-view.machine'

import { type ChartPart, nameIn } from './parts'

interface Keys {
  event: KeyboardEvent<SVGSVGElement>
  view: ActorRefFrom<typeof chartViewMachine>
  parts: ReadonlyMap<string, ChartPart>
  press: (name: string) => void
}

/**
 * The chart by keyboard (WAI-ARIA APG tree): arrows go from part to part, open and close states;
 * Enter presses.
 */
export const onChartKey = ({ event, view, parts, press }: Keys) => {
  const { key, currentTarget } = event
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const names = [...parts.keys()]
  const name = nameIn(event)
  const index = names.indexOf(name)
  const part = parts.get(name)
  const goTo = (at: number) => {
    const wanted = CSS.escape(names[Math.min(names.length - 1, Math.max(0, at))] ?? '')
    currentTarget.querySelector<SVGElement>(`[data-part="${wanted}"]`)?.focus()
  }
  const isFolded = part?.transition ? undefined : part?.box.isFolded

  if (key === 'ArrowDown') goTo(index + 1)
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

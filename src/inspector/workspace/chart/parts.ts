import type { Area } from '#machines/inspector/chart-place'

import {
  type Chart,
  type ChartNode,
  type ChartTransition,
  transitionsIn,
} from '../../../chart/chart'
import type { Drawing, StateBox } from '../../../chart/layout/layout'
import { text } from '../../../chart/layout/text'
import { transitionSentence } from './sentence-text'
import type { Pointed } from '../../context/pointed'

/** A state or a transition that is drawn: it can be pointed at, focused and pressed. */
export interface ChartPart {
  node: ChartNode
  box: StateBox
  /** Undefined for a state. */
  transition?: ChartTransition
  /** The transition in words. */
  sentence?: string
  area: Area
}

/** All parts by their name, in the order of reading. */
export const partsOf = (chart: Chart, drawing: Drawing): Map<string, ChartPart> => {
  const nodes = new Map(chart.nodes.map((node) => [node.id, node]))
  return new Map(
    drawing.boxes.flatMap((box) => {
      const node = nodes.get(box.id)
      if (!node) return []
      const title = { ...box, height: Math.min(box.height, text.titleHeight) }
      const parts: [string, ChartPart][] = [[node.id, { node, box, area: title }]]
      for (const row of box.rows) {
        const { transition } = row
        if (!transition) continue
        const sentence = transitionSentence(chart, transition).text
        parts.push([transition.id, { node, box, transition, sentence, area: row }])
      }
      return parts
    }),
  )
}

/** The name of the part that an event is on; empty if it is none. */
export const nameIn = ({ target }: { target: EventTarget }) =>
  (target as Element).closest('[data-part]')?.getAttribute('data-part') ?? ''

/** What is lit elsewhere while a part is pointed at: of a state, all that enter or leave it. */
export const pointedBy = (chart: Chart, { node, transition }: ChartPart): Pointed => {
  const all = transition
    ? [transition]
    : [
        ...node.transitions,
        ...transitionsIn(chart).filter(({ targets }) => targets.includes(node.id)),
      ]
  return {
    events: [...new Set((transition ? all : node.transitions).map(({ event }) => event))],
    transitions: all.map(({ id }) => id),
    state: transition ? '' : node.id,
  }
}

/** Whether a transition is lit. Where only an event is pointed at, all of that event are. */
export const isLit = ({ events, transitions }: Pointed, { id, event }: ChartTransition) =>
  transitions.length > 0 ? transitions.includes(id) : events.includes(event)

import { useMemo } from 'react'

import { labelOf, measures } from '../../chart/chart'
import { type Row, rowsOf } from '../../chart/rows'
import type { ChartLook } from './chart-look'

const isSendable = ({ transition: { event } }: Row) => event !== '' && !event.startsWith('xstate.')

/** The labels of all transitions as one text; a press on one sends its event. */
export function ChartRows({ chart, taken, accepted, covered, onSend }: ChartLook) {
  const rows = useMemo(() => rowsOf(chart), [chart])
  return (
    <>
      {onSend &&
        rows.filter(isSendable).map(({ key, x, y, width, transition: { event, actions } }) => (
          // The list of events does the same by keyboard.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
          <rect
            key={key}
            className="ins-send"
            x={x}
            y={y}
            width={width}
            height={measures.rowHeight - 1}
            rx="5"
            onClick={() => onSend(event)}
          >
            {actions.length > 0 && <title>{actions.join(', ')}</title>}
          </rect>
        ))}
      <text className="ins-rows-text">
        {rows.map(({ key, x, y, transition }) => (
          <tspan
            key={key}
            x={x + 6}
            y={y + 14}
            className="ins-row"
            data-taken={taken.has(transition.id) || undefined}
            data-accepted={accepted.has(transition.event) || undefined}
            data-missed={(covered && !covered.has(transition.id)) || undefined}
          >
            {labelOf(transition)}
          </tspan>
        ))}
      </text>
    </>
  )
}

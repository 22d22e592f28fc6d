import { useId } from 'react'

import { type Chart, type ChartTransition, measures, triggerOf } from '../chart/chart'
import type { Timer } from '../wire/wire'
import { TimerRing } from './timer-ring'

const { rowHeight, titleHeight, radius } = measures

export interface ChartLook {
  chart: Chart
  active: ReadonlySet<string>
  /** Transitions of the latest step. */
  taken: ReadonlySet<string>
  /** Changes with every step, so that the same edge is traced anew. */
  step: number
  timers: readonly { node: string; timer: Timer }[]
  /** Events that would be taken now. */
  accepted: ReadonlySet<string>
  /** Transitions that a test has covered; all of them, if nobody counts. */
  covered?: ReadonlySet<string> | undefined
  onSend?: ((event: string) => void) | undefined
}

interface RowProps {
  transition: ChartTransition
  x: number
  y: number
  look: ChartLook
}

function Row({ transition, x, y, look: { taken, accepted, covered, onSend } }: RowProps) {
  const { id, event, guard, actions } = transition
  const isSendable = onSend !== undefined && event !== '' && !event.startsWith('xstate.')
  return (
    // The same can be sent with the keyboard from the list of events.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <g
      className="ins-row"
      data-taken={taken.has(id) || undefined}
      data-accepted={accepted.has(event) || undefined}
      data-sendable={isSendable || undefined}
      data-missed={(covered && !covered.has(id)) || undefined}
      onClick={isSendable ? () => onSend(event) : undefined}
    >
      {actions.length > 0 && <title>{actions.join(', ')}</title>}
      <rect x={x} y={y} width={widthOf(transition)} height={rowHeight - 1} rx="5" />
      <text x={x + 6} y={y + 14}>
        {triggerOf(transition)}
        {guard && <tspan className="ins-guard"> [{guard}]</tspan>}
      </text>
    </g>
  )
}

const widthOf = (transition: ChartTransition) =>
  (triggerOf(transition).length + (transition.guard ? transition.guard.length + 3 : 0)) *
    measures.character +
  12

/** The chart itself. What it says is also said by the list beside it. */
export function ChartSvg(look: ChartLook) {
  const { chart, active, taken, step, timers } = look
  const arrow = useId()
  return (
    <>
      <defs>
        {['', ' lit'].map((kind) => (
          <marker
            key={kind}
            id={arrow + kind.trim()}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path className={`ins-arrow${kind}`} d="M0 .5 7 4 0 7.5z" />
          </marker>
        ))}
      </defs>
      {chart.nodes.map((node) => (
        <g
          key={node.id}
          className="ins-node"
          data-active={active.has(node.id) || undefined}
          data-type={node.type}
          data-root={node.parent === undefined || undefined}
        >
          <rect x={node.x} y={node.y} width={node.width} height={node.height} rx={radius} />
          {node.type === 'final' && (
            <rect
              x={node.x + 3}
              y={node.y + 3}
              width={node.width - 6}
              height={node.height - 6}
              rx={radius - 3}
            />
          )}
          <circle cx={node.x + 14} cy={node.y + 15} r="3.5" />
          <text x={node.x + 25} y={node.y + 19.5}>
            {node.key}
          </text>
        </g>
      ))}
      {chart.starts.map((path) => (
        <g key={path} className="ins-start">
          <circle r="3.5" cx={/^M(\S+)/.exec(path)?.[1]} cy={/^M\S+ ([^A-Z]+)/.exec(path)?.[1]} />
          <path d={path} markerEnd={`url(#${arrow})`} />
        </g>
      ))}
      {chart.edges.map((edge) => (
        <g
          key={`${edge.source} ${edge.target}`}
          className="ins-edge"
          data-missed={
            (look.covered && edge.transitions.every(({ id }) => !look.covered?.has(id))) ||
            undefined
          }
        >
          <path d={edge.path} markerEnd={`url(#${arrow})`} />
          {edge.transitions.some(({ id }) => taken.has(id)) && (
            <path
              key={step}
              className="ins-trace"
              pathLength="1"
              d={edge.path}
              markerEnd={`url(#${arrow}lit)`}
            />
          )}
        </g>
      ))}
      {chart.edges.map((edge) =>
        edge.transitions.map((transition, index) => (
          <Row
            key={transition.id + edge.target}
            transition={transition}
            x={edge.label.x}
            y={edge.label.y + index * rowHeight}
            look={look}
          />
        )),
      )}
      {chart.nodes.map((node) =>
        node.inner.map((transition, index) => (
          <Row
            key={transition.id}
            transition={transition}
            x={node.x + 8}
            y={node.y + titleHeight + index * rowHeight}
            look={look}
          />
        )),
      )}
      {timers.map(({ node: id, timer }) => {
        const node = chart.nodes.find((candidate) => candidate.id === id)
        return (
          node && (
            <TimerRing
              key={timer.event}
              timer={timer}
              x={node.x + node.width - 15}
              y={node.y + 15}
            />
          )
        )
      })}
    </>
  )
}

import { type KeyboardEvent, memo, useLayoutEffect, useRef } from 'react'
import type { AnyMachineSnapshot } from 'xstate'

import { eventName } from '#actors/event-name.ts'
import { INIT, type Step, STOP } from '#actors/step.ts'
import { CopyButton } from '../panel/controls.tsx'
import { reveal } from '../panel/reveal.ts'
import { type InspectorActor, useInspector, useView } from '../panel/inspector-context.ts'
import { nextIndex } from '../panel/next-index.ts'
import { asTest } from '../explain/as-test.ts'
import { isIgnored, outcomeOf, rowOf, stepsLike } from '../explain/texts.ts'
import { roundedText } from '../explain/values.ts'
import { machineOf } from '../moments.ts'
import { site } from '../site.ts'
import { Why } from './why.tsx'

/** Scrolled so near to its end, the list goes on with what comes. Pixels. */
const NEAR = 20
/** So many rows are rendered, around the moment that is shown; the filter finds the others. */
const RENDERED = 400

/** The steps in the order of cause and effect. */
export default function Log() {
  const { source, panel, moment, filter } = useView()
  const steps = source.steps()
  const rows = stepsLike(steps, filter)
  const list = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)

  // The filter may hide the step that is shown: then the row before is the moment.
  const chosenAt = moment ? rows.findLastIndex(({ id }) => id <= moment.id) : -1
  const chosen = rows[chosenAt]
  const end = chosen ? Math.min(rows.length, chosenAt + RENDERED / 2) : rows.length
  const shown = rows.slice(Math.max(0, end - RENDERED), end)

  // Under a pointer that rests, no row moves.
  const last = rows.at(-1)
  useLayoutEffect(() => {
    const { current: element } = list
    if (element && !moment && isAtEnd.current && !element.matches(':hover'))
      element.scrollTop = element.scrollHeight
  }, [last, moment])

  useLayoutEffect(() => {
    reveal(list.current?.querySelector('[aria-selected=true]'))
  }, [chosen])

  const move = (event: KeyboardEvent) => {
    const index = nextIndex(event, moment ? chosenAt : rows.length, rows.length)
    const row = index === undefined ? undefined : rows[index]
    if (row) panel.send(choose(row))
  }

  return (
    <div className="ins-log">
      <LogTools />
      {rows.length === 0 && <p className="ins-sheet">Nothing in the log is like this.</p>}
      <div
        ref={list}
        role="listbox"
        tabIndex={0}
        aria-label="Log"
        aria-activedescendant={chosen && rowId(panel, chosen)}
        className="ins-rows"
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          isAtEnd.current = scrollTop + clientHeight > scrollHeight - NEAR
        }}
        onKeyDown={move}
      >
        {shown.map((step) => (
          <LogRow
            key={step.id}
            step={step}
            depth={depthOf(step, steps)}
            isChosen={step === chosen}
          />
        ))}
      </div>
      {chosen && <Chosen step={chosen} />}
    </div>
  )
}

/** How many steps led to one: their causes are among the steps, if they are not forgotten. */
const depthOf = ({ cause }: Step, steps: readonly Step[]): number => {
  if (!cause) return 0
  const earlier = steps.findLast(({ id }) => id === cause.id)
  return earlier ? 1 + depthOf(earlier, steps) : 1
}

/** The whole of the chosen step: its event, and what was asked and tried. */
function Chosen({ step }: { step: Step }) {
  const { event, before, actor } = step
  if (event.type === INIT || event.type === STOP) return null
  return (
    <section className="ins-chosen" aria-label="Why?">
      <p>
        <code className="ins-muted">{roundedText(event)}</code> {outcomeOf(step)}
      </p>
      {machineOf(actor) && <Why snapshot={before as AnyMachineSnapshot} event={event} />}
    </section>
  )
}

/** The log's filter; takes the last step of the chosen actor up to the moment that is shown away as a test. */
function LogTools() {
  const { panel, filter, shown, machine } = useView()
  const step = shown?.step
  const testOf = async () => {
    const entry = (await site.entryOf(machine!.id)) ?? { id: machine!.id, machine: machine! }
    return asTest(step!, entry)
  }
  return (
    <div className="ins-bar ins-line ins-muted">
      <input
        type="search"
        aria-label="Filter the log"
        placeholder="Actor, event, state"
        value={filter}
        onChange={({ target }) => panel.send({ type: 'filter.change', filter: target.value })}
      />
      <CopyButton disabled={!machine || !step} text={testOf}>
        Copy as test
      </CopyButton>
    </div>
  )
}

/** Of a row; the page of a machine may show two logs. */
const rowId = (panel: InspectorActor, { id }: Step) => `${panel.id}-step-${id}`

interface LogRowProps {
  step: Step
  depth: number
  isChosen: boolean
}

/** When a step was taken, after which event of which actor, and what it is. */
const LogRow = memo(function LogRow({ step, depth, isChosen }: LogRowProps) {
  const { panel } = useInspector()
  const { cause } = step
  const { actor, name, outcome } = rowOf(step)
  return (
    // The list handles the arrow keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={rowId(panel, step)}
      role="option"
      aria-selected={isChosen}
      className="ins-entry"
      data-ignored={isIgnored(step) || undefined}
      onClick={() => panel.send(choose(step))}
    >
      <time className="ins-muted" style={{ marginRight: 14 * Math.min(depth, 4) }}>
        {(step.at / 1000).toFixed(2)}
      </time>
      {cause && <i className="ins-muted">{eventName(cause.event, machineOf(cause.actor))} → </i>}
      <b>{actor}</b> <span>{name}</span> <span className="ins-muted">{outcome}</span>
    </div>
  )
})

/** Shows the moment of a step, and its actor. */
const choose = ({ id, actor }: Step) => ({
  type: 'step.choose' as const,
  step: id,
  actorId: actor.id,
})

import { type KeyboardEvent, memo } from 'react'
import type { AnyMachineSnapshot } from 'xstate'

import { eventName } from '#devtools/actors/event-name.ts'
import { INIT, type Step, STOP } from '#devtools/actors/step.ts'
import { CopyButton } from '../panel/controls.tsx'
import {
  type InspectorActor,
  useInspector,
  useIsWide,
  useView,
} from '../panel/inspector-context.ts'
import { usePreviews } from '../panel/use-previews.ts'
import { nextIndex } from '../panel/next-index.ts'
import { asTest } from '../explain/as-test.ts'
import { isIgnored, outcomeOf, rowOf, stepsLike } from '../explain/step-texts.ts'
import { roundedText } from '../explain/values.ts'
import { machineOf } from '../moments.ts'
import { site } from '../site.ts'
import { useRows } from './use-rows.ts'
import { Why } from './why-view.tsx'

/** The height of a row in pixels: in a narrow panel a row has two lines. */
const rowHeight = (isWide: boolean) => (isWide ? 26 : 44)

/** The steps in the order of cause and effect. */
export default function Log() {
  const { source, panel, moment, filter } = useView()
  const steps = source.steps()
  usePreviews()
  const { rows, isWhole } = stepsLike(steps, filter)
  const height = rowHeight(useIsWide())

  // The filter may hide the chosen step: then the row before it is the moment.
  const chosenAt = moment ? rows.findLastIndex(({ id }) => id <= moment.id) : -1
  const chosen = rows[chosenAt]
  const { list, from, to, onScroll } = useRows(rows, { height, chosenAt })

  const move = (event: KeyboardEvent) => {
    const index = nextIndex(event, moment ? chosenAt : rows.length, rows.length)
    const row = index === undefined ? undefined : rows[index]
    if (row) panel.send(choose(row))
  }

  return (
    <div className="ins-log">
      <LogTools />
      <Forgotten />
      {rows.length === 0 && (
        <p className="ins-sheet">{isWhole ? 'Nothing in the log is like this.' : 'Looking …'}</p>
      )}
      <div
        ref={list}
        role="listbox"
        tabIndex={0}
        aria-label="Log"
        aria-activedescendant={chosen && rowId(panel, chosen)}
        className="ins-rows"
        onScroll={onScroll}
        onKeyDown={move}
      >
        <div role="none" style={{ height: from * height }} />
        {rows.slice(from, to).map((step) => (
          <LogRow
            key={step.id}
            step={step}
            depth={depthOf(step, steps)}
            height={height}
            // Only this row says its place in the list, since rows that are not rendered count,
            // too.
            place={step === chosen ? `${chosenAt + 1}/${rows.length}` : undefined}
          />
        ))}
        <div role="none" style={{ height: (rows.length - to) * height }} />
      </div>
      {chosen && <Chosen step={chosen} />}
    </div>
  )
}

/** How many steps there were before those of the list. */
function Forgotten() {
  const { source } = useInspector()
  const count = source.forgotten()
  if (count === 0) return null
  return (
    <p className="ins-forgotten ins-muted ins-small">
      {`${count.toLocaleString('en')} earlier ${count === 1 ? 'step is' : 'steps are'} forgotten`}
    </p>
  )
}

/** Depths of steps that were shown: their causes may be forgotten by now. */
const depths = new WeakMap<Step, number>()

/** How many steps led to one, as far as they are remembered. */
const depthOf = (step: Step, steps: readonly Step[]): number => {
  const known = depths.get(step)
  if (known !== undefined) return known
  const { cause } = step
  const earlier = cause && stepOf(cause.id, steps)
  const depth = earlier ? 1 + depthOf(earlier, steps) : cause ? 1 : 0
  depths.set(step, depth)
  return depth
}

/** The step of an id; steps are in the order of their ids. */
const stepOf = (id: number, steps: readonly Step[]) => {
  let low = 0
  let high = steps.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (steps[middle]!.id < id) low = middle + 1
    else high = middle
  }
  return steps[low]?.id === id ? steps[low] : undefined
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

/**
 * The log's filter, and a button that copies the chosen actor's last step up to the shown moment as
 * a test.
 */
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

/** The id of a row's element; the page of a machine may show two logs. */
const rowId = (panel: InspectorActor, { id }: Step) => `${panel.id}-step-${id}`

interface LogRowProps {
  step: Step
  depth: number
  /** The row's height, in pixels. */
  height: number
  /** The chosen row's place, and how many rows there are: `3/40`. */
  place: string | undefined
}

/** A row of the log: when the step was taken, after which event of which actor, and what it is. */
const LogRow = memo(function LogRow({ step, depth, height, place }: LogRowProps) {
  const { panel } = useInspector()
  const { cause } = step
  const { actor, name, outcome } = rowOf(step)
  return (
    // The list handles the arrow keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={rowId(panel, step)}
      role="option"
      aria-selected={place !== undefined}
      aria-posinset={Number(place?.split('/')[0] ?? 0) || undefined}
      aria-setsize={Number(place?.split('/')[1] ?? 0) || undefined}
      style={{ height }}
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

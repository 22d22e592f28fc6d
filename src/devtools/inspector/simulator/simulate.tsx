import '../panel/inspector.css'
import './simulator.css'

import { createRoot } from 'react-dom/client'
import { type AnyStateMachine, createActor } from 'xstate'

import { inspectorMachine } from '#machines/inspector/inspector.machine.ts'

import { Button } from '../panel/controls.tsx'
import { hearEscape } from '../panel/hear-escape.ts'
import { InspectorContext } from '../panel/inspector-context.ts'
import { messageOf, valueText } from '../explain/values.ts'
import { site } from '../site.ts'
import { Workspace } from '../panel/workspace.tsx'
import { momentIn } from './link.ts'
import { createSimulation, type Moment } from './simulation.ts'

/** The moment that the address holds, or why it cannot be used. */
const momentOf = (machine: AnyStateMachine): { moment?: Moment | undefined; fault?: string } => {
  try {
    return { moment: momentIn(location.hash, machine) }
  } catch (error) {
    return { fault: messageOf(error) }
  }
}

/**
 * Puts the simulator of a machine into an element, until the signal ends it. It begins at the moment that
 * the address holds, or else where the machine begins with the catalogue's input.
 */
export const simulate = async (element: HTMLElement, leaving: AbortSignal) => {
  const entry = (await site.entryOf(element.dataset['machine'] ?? ''))!
  if (leaving.aborted) return
  const { machine, input } = entry
  const first = momentOf(machine)
  const simulation = createSimulation(machine, first.moment ?? { input })
  const panel = createActor(inspectorMachine, { id: 'simulator', input: { size: 50 } }).start()
  panel.send({ type: 'panel.open', actorId: null })
  const restart: typeof simulation.restart = (beginning) => {
    simulation.restart(beginning)
    panel.send({ type: 'time.live' })
  }
  const container = document.createElement('div')
  container.translate = false
  hearEscape(container, panel)
  element.append(container)
  const root = createRoot(container)
  const render = (fault: string | undefined) =>
    root.render(
      <InspectorContext value={{ panel, source: simulation }}>
        <div className="ins-panel ins-alone no-print" lang="en">
          <Workspace />
          <Start input={input} start={(given) => restart({ input: given })} fault={fault} />
        </div>
      </InspectorContext>,
    )
  render(first.fault)
  // An address of another moment of this machine loads no new document.
  const follow = () => {
    const { moment, fault } = momentOf(machine)
    if (!moment && fault === undefined) return
    restart(moment ?? { input })
    render(fault)
  }
  addEventListener('hashchange', follow, { signal: leaving })
  leaving.addEventListener('abort', () => {
    root.unmount()
    container.remove()
    panel.stop()
  })
}

/** A note on what a simulator does not do. */
const NOTE = 'Its own actions are not run, and its services wait.'

interface StartProps {
  /** The sample input; undefined if the machine takes none. */
  input: unknown
  start: (input: unknown) => void
  /** Why the simulator has not begun at the moment that the address holds. */
  fault: string | undefined
}

/** Begins the simulation again, with an input that is written as JSON. */
const Start = ({ input, start, fault }: StartProps) => (
  <form
    className="ins-input ins-bar"
    onSubmit={(event) => {
      event.preventDefault()
      if (input === undefined) return start(undefined)
      const field = event.currentTarget.elements.namedItem('input') as HTMLInputElement
      try {
        start(JSON.parse(field.value))
      } catch {
        field.setCustomValidity(`JSON like ${valueText(input)}`)
        field.reportValidity()
      }
    }}
  >
    {input !== undefined && (
      <label>
        <span>Input</span>
        <input
          name="input"
          defaultValue={valueText(input)}
          spellCheck={false}
          onChange={({ target }) => target.setCustomValidity('')}
        />
      </label>
    )}
    <Button type="submit">Start anew</Button>
    <span role="status" className="ins-muted">
      {fault ? `${fault} It begins at its start.` : NOTE}
    </span>
  </form>
)

import '../panel/inspector.css'
import './simulator.css'

import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'

import { inspectorMachine } from '#machines/inspector/inspector.machine.ts'

import { Button } from '../panel/controls.tsx'
import { InspectorContext } from '../panel/inspector-context.ts'
import { valueText } from '../explain/values.ts'
import { site } from '../site.ts'
import { Workspace } from '../panel/workspace.tsx'
import { momentIn } from './link.ts'
import { createSimulation } from './simulation.ts'

/**
 * Puts the simulator of a machine into an element, until the signal ends it. It begins at the moment that
 * the address holds, or else where the machine begins with the catalogue's input.
 */
export const simulate = async (element: HTMLElement, leaving: AbortSignal) => {
  const entry = (await site.entryOf(element.dataset['machine'] ?? ''))!
  if (leaving.aborted) return
  const { machine, input } = entry
  const moment = momentIn(location.hash, machine)
  const simulation = createSimulation(machine, moment ?? { input })
  const panel = createActor(inspectorMachine, { id: 'simulator', input: { size: 50 } }).start()
  panel.send({ type: 'panel.open', actorId: null })
  const start = (given: unknown) => {
    simulation.restart(given)
    panel.send({ type: 'time.live' })
  }
  const container = document.createElement('div')
  container.translate = false
  element.append(container)
  const root = createRoot(container)
  root.render(
    <InspectorContext value={{ panel, source: simulation }}>
      <div className="ins-panel ins-alone no-print" lang="en">
        <Workspace />
        <Start input={input} start={start} />
      </div>
    </InspectorContext>,
  )
  leaving.addEventListener('abort', () => {
    root.unmount()
    container.remove()
    panel.stop()
  })
}

interface StartProps {
  /** A sample; undefined if the machine takes none. */
  input: unknown
  start: (input: unknown) => void
}

/** Begins again, with an input that is written as JSON. */
const Start = ({ input, start }: StartProps) => (
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
    <span className="ins-muted">Its own actions are not run, and its services wait.</span>
  </form>
)

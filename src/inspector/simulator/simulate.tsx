import '../panel/inspector.css'
import './simulator.css'

import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'

import { inspectorMachine } from '#machines/inspector/inspector.machine'

import { Button } from '../context/controls'
import { InspectorContext } from '../context/inspector-context'
import { toJson } from '../observe/json'
import type { Json } from '../protocol'
import { site } from '../site'
import { createSandbox } from '../sources/sandbox'
import { Workspace } from '../workspace/workspace'
import { takeOver } from './handover'

/**
 * Puts the simulator of a machine into an element, until the signal ends it: as in a frozen page, its clock
 * is moved by hand.
 */
export const simulate = async (element: HTMLElement, leaving: AbortSignal) => {
  const entry = (await site.entryOf(element.dataset['machine'] ?? ''))!
  if (leaving.aborted) return
  const first = takeOver(entry.machine) ?? { input: entry.input ?? null }
  const sandbox = createSandbox(entry, first)
  const panel = createActor(inspectorMachine, { id: 'simulator', input: { size: 50 } }).start()
  panel.send({ type: 'panel.open', actorId: null })
  const start = (input: Json) => {
    sandbox.restart({ input })
    panel.send({ type: 'time.live' })
  }
  const ground = document.createElement('div')
  ground.translate = false
  element.append(ground)
  const root = createRoot(ground)
  root.render(
    <InspectorContext value={{ panel, source: sandbox }}>
      <div className="ins-panel ins-alone no-print" lang="en">
        <Workspace />
        <Start input={toJson(first.input)} start={start} />
      </div>
    </InspectorContext>,
  )
  leaving.addEventListener('abort', () => {
    root.unmount()
    ground.remove()
    panel.stop()
  })
}

/** Begins again, with an input that is written as JSON; null if the machine takes none. */
const Start = ({ input, start }: { input: Json; start: (input: Json) => void }) => (
  <form
    className="ins-input ins-bar"
    onSubmit={(event) => {
      event.preventDefault()
      if (input === null) return start(null)
      const field = event.currentTarget.elements.namedItem('input') as HTMLInputElement
      try {
        start(JSON.parse(field.value) as Json)
      } catch {
        field.setCustomValidity(`JSON like ${JSON.stringify(input)}`)
        field.reportValidity()
      }
    }}
  >
    {input !== null && (
      <label>
        <span>Input</span>
        <input
          name="input"
          defaultValue={JSON.stringify(input)}
          spellCheck={false}
          onChange={({ target }) => target.setCustomValidity('')}
        />
      </label>
    )}
    <Button type="submit">Start anew</Button>
    <span className="ins-muted">Its own actions are not run, and its services wait.</span>
  </form>
)

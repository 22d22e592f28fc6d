import '../panel/inspector.css'
import '../context/controls.css'
import './simulator.css'

import { useMemo } from 'react'
import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'

import { inspectorMachine } from '#machines/inspector/inspector.machine'

import { site, words } from '../site'
import { Button } from '../context/controls'
import { useActorTime } from '../context/actor-time'
import { type InspectorActor, InspectorContext, useStore } from '../context/inspector-context'
import { toJson } from '../observe/json'
import { useFullLayout } from '../panel/use-layout'
import { freshRecording } from '../recording/recording'
import { entryOf } from '../sources/machines'
import { createSandbox, type Sandbox } from '../sources/sandbox'
import { coverageLine } from '../store/coverage'
import { Workspace } from '../workspace/workspace'

/** Puts the simulator of a machine into an element; returns what ends it. */
export const simulate = (element: HTMLElement) => {
  const machine = element.dataset['machine'] ?? ''
  const input = entryOf(machine)?.input ?? null
  const sandbox = createSandbox(freshRecording(machine, toJson(input)))
  const panel = createActor(inspectorMachine, {
    id: 'simulator',
    input: { dock: 'bottom', size: 50 },
  }).start()
  panel.send({ type: 'panel.open', actorId: null })
  const ground = document.createElement('div')
  element.append(ground)
  const root = createRoot(ground)
  root.render(<Simulator machine={machine} sandbox={sandbox} panel={panel} />)
  return () => {
    root.unmount()
    ground.remove()
    panel.stop()
    sandbox.end()
  }
}

interface SimulatorProps {
  machine: string
  sandbox: Sandbox
  panel: InspectorActor
}

/** Runs one machine, step by step. */
function Simulator({ machine, sandbox, panel }: SimulatorProps) {
  const layout = useFullLayout()
  const inspected = useMemo(
    () => ({ panel, source: sandbox, dock: 'bottom' as const, layout }),
    [panel, sandbox, layout],
  )
  return (
    <InspectorContext value={inspected}>
      <div
        className="ins-panel ins-alone no-print"
        data-layout={layout}
        data-narrow={layout === 'wide' ? undefined : ''}
      >
        <Controls machine={machine} sandbox={sandbox} panel={panel} />
        <Workspace isAlone />
      </div>
    </InspectorContext>
  )
}

/** The clock, moved by hand, and how much of the machine has been visited. */
function Controls({ machine, sandbox, panel }: SimulatorProps) {
  // Rendered again with each entry, and with each step of the clock.
  const store = useStore()
  useActorTime()
  const { now, moveTo, nextDue, restart } = sandbox
  return (
    <div className="ins-bar ins-line ins-muted">
      <Button onClick={() => moveTo(now() + 1000)}>{words.simulator.second}</Button>
      <Button disabled={nextDue() === Infinity} onClick={() => moveTo(nextDue())}>
        {words.simulator.timer}
      </Button>
      <Button
        onClick={() => {
          restart()
          // The moment that was shown is gone.
          panel.send({ type: 'time.live' })
        }}
      >
        {words.simulator.restart}
      </Button>
      <span className="ins-clock ins-mono" role="status">
        {words.simulator.clock} {(now() / 1000).toFixed(1)} s ·{' '}
        {coverageLine(store.coverageOf(machine), site.charts[machine]!)}
      </span>
    </div>
  )
}

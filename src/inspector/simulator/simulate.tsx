import '../panel/inspector.css'
import '../context/controls.css'
import './simulator.css'

import { useMemo } from 'react'
import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'

import { inspectorMachine } from '#machines/inspector/inspector.machine'

import { site } from '../site'
import { Button } from '../context/controls'
import { useActorTime } from '../context/actor-time'
import { type InspectorActor, InspectorContext, useStore } from '../context/inspector-context'
import { toJson } from '../observe/json'
import type { Json } from '../protocol'
import { useFullLayout } from '../panel/use-layout'
import { freshRecording } from '../recording/recording'
import { entryOf } from '../sources/machines'
import { createSandbox, type Sandbox } from '../sources/sandbox'
import { coverageLine } from '../store/store'
import { Workspace } from '../workspace/workspace'
import { takeOver } from './handover'
import { Input } from './input'

/** Puts the simulator of a machine into an element; returns what ends it. */
export const simulate = (element: HTMLElement) => {
  const machine = element.dataset['machine'] ?? ''
  const sample = toJson(entryOf(machine)?.input ?? null)
  const recording = takeOver(machine) ?? freshRecording(machine, sample)
  const sandbox = createSandbox(recording)
  const panel = createActor(inspectorMachine, {
    id: 'simulator',
    input: { dock: 'bottom', size: 50 },
  }).start()
  panel.send({ type: 'panel.open', actorId: null })
  const ground = document.createElement('div')
  element.append(ground)
  const root = createRoot(ground)
  const { input } = recording
  root.render(<Simulator machine={machine} input={input} sandbox={sandbox} panel={panel} />)
  return () => {
    root.unmount()
    ground.remove()
    panel.stop()
    sandbox.end()
  }
}

interface SimulatorProps {
  machine: string
  input: Json
  sandbox: Sandbox
  panel: InspectorActor
}

/** Runs one machine, step by step. */
function Simulator(props: SimulatorProps) {
  const { machine, input, sandbox, panel } = props
  const layout = useFullLayout()
  const inspected = useMemo(
    () => ({ panel, source: sandbox, dock: 'bottom' as const, layout }),
    [panel, sandbox, layout],
  )
  return (
    <InspectorContext value={inspected}>
      <div
        className="ins-panel ins-alone no-print"
        lang="en"
        data-layout={layout}
        data-narrow={layout === 'wide' ? undefined : ''}
      >
        <Controls {...props} />
        <Workspace isAlone />
        {input !== null && (
          <Input
            value={input}
            onStart={(next) => {
              sandbox.restart(freshRecording(machine, next))
              panel.send({ type: 'time.live' })
            }}
          />
        )}
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
      <Button onClick={() => moveTo(now() + 1000)}>+1 s</Button>
      <Button disabled={nextDue() === Infinity} onClick={() => moveTo(nextDue())}>
        To next timer
      </Button>
      <Button
        onClick={() => {
          restart()
          // The moment that was shown is gone.
          panel.send({ type: 'time.live' })
        }}
      >
        Restart
      </Button>
      <span className="ins-elapsed ins-mono" role="status">
        clock {(now() / 1000).toFixed(1)} s ·{' '}
        {coverageLine(store.coverageOf(machine), site.charts[machine]!)}
      </span>
    </div>
  )
}

import '../panel/inspector.css'
import '../context/controls.css'
import './simulator.css'

import { useMemo } from 'react'

import { site, words } from '../site'
import { Button } from '../context/controls'
import { useActorTime } from '../context/actor-time'
import { type InspectorActor, InspectorContext, useStore } from '../context/inspector-context'
import { useFullLayout } from '../panel/use-layout'
import { coverageLine } from '../store/coverage'
import { Workspace } from '../workspace/workspace'
import type { Sandbox } from '../sources/sandbox'

interface SimulatorProps {
  machine: string
  sandbox: Sandbox
  panel: InspectorActor
}

/** Runs one machine, step by step. */
export function Simulator({ machine, sandbox, panel }: SimulatorProps) {
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
  const due = nextDue()
  const chart = site.charts[machine]!
  return (
    <div className="ins-bar ins-line ins-muted">
      <Button onClick={() => moveTo(now() + 1000)}>{words.simulator.second}</Button>
      <Button disabled={due === null} onClick={() => due !== null && moveTo(due)}>
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
        {coverageLine(store.coverageOf(machine), chart)}
      </span>
    </div>
  )
}

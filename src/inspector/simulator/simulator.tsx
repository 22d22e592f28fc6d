import '../panel/inspector.css'
import '../context/controls.css'
import '../workspace/bar.css'
import './simulator.css'

import { useEffect, useMemo, useReducer } from 'react'

import { site, words } from '../site'
import { Button } from '../context/controls'
import { type InspectorActor, InspectorContext } from '../context/inspector-context'
import { useLayout } from '../panel/use-layout'
import { coverageLine, coverageOf } from '../store/coverage'
import { Workspace } from '../workspace/workspace'
import type { Simulation } from './simulation'

interface SimulatorProps {
  machine: string
  simulation: Simulation
  panel: InspectorActor
}

/** Runs one machine, step by step. */
export function Simulator({ machine, simulation, panel }: SimulatorProps) {
  const { dock, layout } = useLayout(window, undefined, 100)
  const inspected = useMemo(
    () => ({
      panel,
      source: simulation,
      host: simulation,
      panelWindow: window,
      openWindow: () => false,
      dock,
      layout,
    }),
    [panel, simulation, dock, layout],
  )
  return (
    <InspectorContext value={inspected}>
      <div
        className="ins-panel no-print"
        data-dock="page"
        data-layout={layout}
        data-narrow={layout === 'wide' ? undefined : ''}
      >
        <Workspace isAlone>
          <div className="ins-bar">
            <Controls machine={machine} simulation={simulation} />
          </div>
        </Workspace>
      </div>
    </InspectorContext>
  )
}

/** The clock, moved by hand, and how much of the machine has been visited. */
function Controls({ machine, simulation }: Omit<SimulatorProps, 'panel'>) {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const { store } = simulation
  useEffect(() => store.subscribe(redraw), [store])

  const chart = site.charts[machine]!
  const press = (act: () => void) => () => {
    act()
    redraw()
  }

  return (
    <>
      <Button onClick={press(() => simulation.advance(1000))}>{words.simulator.second}</Button>
      <Button disabled={simulation.nextDue() === null} onClick={press(simulation.advanceToTimer)}>
        {words.simulator.timer}
      </Button>
      <Button onClick={press(simulation.restart)}>{words.simulator.restart}</Button>
      <span className="ins-clock ins-mono" role="status">
        {words.simulator.clock} {(simulation.now() / 1000).toFixed(1)} s ·{' '}
        {coverageLine(coverageOf(store, chart), chart)}
      </span>
    </>
  )
}

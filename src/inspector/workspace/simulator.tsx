import './bar.css'

import { useEffect, useMemo, useReducer } from 'react'

import { transitionsIn } from '../chart/chart'
import { site, words } from '../site'
import { Button } from '../context/controls'
import { Select } from '../views/select'
import { entries } from '../sources/machines'
import { Workspace } from './workspace'
import { useInspectorState, useInspector } from '../context/inspector-context'
import { createSimulation, type Simulation } from '../sources/simulation'

/** Runs any machine of the site, step by step. */
export default function Simulator() {
  const { panel } = useInspector()
  const { machine } = useInspectorState()
  const simulation = useMemo(() => createSimulation(machine), [machine])
  useEffect(() => () => simulation.end(), [simulation])

  return (
    <Workspace source={simulation} covered={simulation.coverage.transitions}>
      <div className="ins-bar">
        <label className="ins-field ins-mono">
          {words.actors.machines}
          <Select
            label={words.actors.machines}
            value={machine}
            options={entries.map(({ id }) => [id, id])}
            onChoose={(id) => panel.send({ type: 'machine.choose', machine: id })}
          />
        </label>
        <Controls machine={machine} simulation={simulation} />
      </div>
    </Workspace>
  )
}

function Controls({ machine, simulation }: { machine: string; simulation: Simulation }) {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const { store, coverage } = simulation
  useEffect(() => store.subscribe(redraw), [store])

  const chart = site.charts[machine]
  const total = chart ? transitionsIn(chart).length : 0
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
        {words.simulator.clock} {(simulation.now() / 1000).toFixed(1)} s · {coverage.states.size}/
        {(chart?.nodes.length ?? 1) - 1} {words.simulator.states} · {coverage.transitions.size}/
        {total} {words.simulator.transitions}
      </span>
    </>
  )
}

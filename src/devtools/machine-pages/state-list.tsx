import type { Chart, ChartTransition } from '#devtools/chart/chart.ts'

import { machineWords } from './list-page.ts'
import { stateName, stepText, traitsOf } from './state-texts.ts'

function Transition({ machine, transition }: { machine: string; transition: ChartTransition }) {
  const { trigger, targets, actions } = stepText(transition, machine)
  return (
    <dd>
      <code>{trigger}</code> → <code>{targets}</code>
      {actions.map((action) => (
        <small key={action}>{action}</small>
      ))}
    </dd>
  )
}

/** The chart's text: every state with its transitions, in the order in which they are tried. */
export function StateList({ chart }: { chart: Chart }) {
  return (
    <section className="page machine-states" aria-labelledby="states">
      <h2 id="states" tabIndex={-1} className="title">
        {machineWords.states}
      </h2>
      <dl translate="no">
        {chart.nodes.map((state) => (
          <div key={state.id}>
            <dt>
              <code>{stateName(state.id, chart.id)}</code>
              <small>{traitsOf(state)}</small>
            </dt>
            {state.transitions.map((transition) => (
              <Transition key={transition.id} machine={chart.id} transition={transition} />
            ))}
            {state.transitions.length === 0 && <dd>{machineWords.none}</dd>}
          </div>
        ))}
      </dl>
    </section>
  )
}

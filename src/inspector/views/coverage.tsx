import { type ChartTransition, labelOf, statesIn, transitionsIn } from '../../chart/chart'
import { CopyButton } from '../context/controls'
import { useView } from '../context/inspector-context'
import { asTest } from '../recording/as-test'
import { wayTo } from '../recording/way-to'
import { site } from '../seam'
import { chartAt } from '../store/figures'

/** What has been visited of the chosen machine, and a test for each of its transitions. */
export default function CoverageView() {
  const { store, chosen, machine } = useView()
  if (!chosen || !machine) return null
  const chart = chartAt(chosen.snapshot)
  const { input, machine: id, parent } = chosen.record
  const coverage = store.coverageOf(machine)
  const states = statesIn(chart)
  const all = transitionsIn(chart)
  const isSeen = ({ id: one }: ChartTransition) => coverage.transitions.has(one)
  const missedFirst = all.toSorted((one, other) => Number(isSeen(one)) - Number(isSeen(other)))
  const sourceOf = (transition: ChartTransition) =>
    chart.nodes.find(({ transitions }) => transitions.includes(transition))!.id

  const testOf = async (transition: string) => {
    const entry = (await site.entryOf(id)) ?? { id, machine }
    const way = await wayTo(entry, transition, input, parent !== null)
    if (!way) throw new Error('no way to it was found')
    return asTest(way, entry)
  }

  return (
    <div className="ins-sheet">
      <p>
        {states.filter((one) => coverage.states.has(one.id)).length}/{states.length} states ·{' '}
        {coverage.transitions.size}/{all.length} transitions
      </p>
      <ul className="ins-missed ins-muted">
        {missedFirst.map((transition) => (
          <li
            key={transition.id}
            className="ins-line"
            data-missed={!isSeen(transition) || undefined}
          >
            <span>
              {sourceOf(transition).replace(`${chart.id}.`, '')} <b>{labelOf(transition)}</b>
            </span>
            <CopyButton
              aria-label={`Copy test: ${labelOf(transition)}`}
              title="Copies a test that takes this transition, from the machine's start"
              text={() => testOf(transition.id)}
            >
              Copy test
            </CopyButton>
          </li>
        ))}
      </ul>
    </div>
  )
}

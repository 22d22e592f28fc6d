import { Button, CopyButton, IconButton, More } from '../context/controls'
import { useView } from '../context/inspector-context'
import { canDockRight } from '../panel/use-layout'
import { handOver } from '../simulator/handover'
import { site } from '../site'
import { ActorStatus } from './actors/actor-status'

/** The chosen actor in a sentence, and what is done with its chart and with the panel. */
export function TopBar() {
  const { panel, source, brake, dock, marks, moment, record, chosen } = useView()
  const chart = record && site.charts[record.machine]
  const other = dock === 'bottom' ? 'right' : 'bottom'
  const close = () => panel.send({ type: 'panel.close' })
  const copyMermaid = async () => (await import('../../chart/mermaid')).toMermaid(chart!)

  return (
    <header className="ins-bar ins-head">
      <ActorStatus />
      {brake && chart && (
        <IconButton
          label="Set breakpoints"
          title="Set breakpoints: press a state or an event in the chart"
          aria-pressed={marks}
          onClick={() => panel.send({ type: 'marks.set', marks: !marks })}
        >
          ●
        </IconButton>
      )}
      {/* Closed at another side. */}
      <More key={dock}>
        {chart && <CopyButton text={copyMermaid}>Copy as Mermaid</CopyButton>}
        {brake && chart && (
          <a
            className="ins-button"
            href={site.machinePage(chart.id)}
            onClick={() => {
              if (chosen) handOver(chosen.record, chosen.snapshot, moment?.at ?? source.now())
              // It would be open there, too, in front of the simulator.
              close()
            }}
          >
            Simulate from here
          </a>
        )}
        {brake && (
          <a className="ins-button" href="?inspect=stately">
            Open in Stately's inspector
          </a>
        )}
        {brake && canDockRight() && (
          <Button onClick={() => panel.send({ type: 'dock.toggle' })}>Dock to the {other}</Button>
        )}
      </More>
      {brake && (
        <IconButton label="Close" onClick={close}>
          ×
        </IconButton>
      )}
    </header>
  )
}

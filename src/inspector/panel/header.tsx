import { site } from '../site'
import { IconButton } from '../context/controls'
import { useView } from '../context/inspector-context'
import { handOver } from '../simulator/handover'
import { canDockRight } from './use-layout'

/** The title bar: what is inspected, the page that runs the chosen machine apart, and the dock. */
export function Header() {
  const { panel, source, dock, entry, moment, record, chosen } = useView()
  const machine = record?.machine
  const other = dock === 'bottom' ? 'right' : 'bottom'

  return (
    <header className="ins-header">
      <span className="ins-pip" />
      <h2 className="ins-name ins-mono">inspector</h2>
      {machine !== undefined && machine in site.charts && (
        <a
          className="ins-tab"
          href={site.machinePage(machine)}
          onClick={() => {
            if (chosen) handOver(chosen.record, chosen.snapshot, moment?.at ?? source.now())
            // It would be open there, too, in front of the simulator.
            panel.send({ type: 'panel.close' })
          }}
        >
          Simulator
        </a>
      )}
      <p className="ins-intro ins-muted">
        {entry === null && 'Press an outlined event to send it.'}
      </p>
      {canDockRight() && (
        <IconButton
          label={`Dock to the ${other}`}
          glyph={other}
          onClick={() => panel.send({ type: 'dock.toggle' })}
        />
      )}
      <IconButton label="Close" glyph="close" onClick={() => panel.send({ type: 'panel.close' })} />
    </header>
  )
}

import './header.css'

import type { Mode } from '#machines/inspector/inspector-setup'

import { site, words } from '../site'
import { IconButton } from '../context/controls'
import {
  useChosen,
  useInspector,
  useInspectorState,
  usePanelMatch,
} from '../context/inspector-context'
import { canDockRight } from './placement'

const modes: Mode[] = ['page', 'recording']

/** The title bar: the mode, and where the panel is. */
export function Header() {
  const { panel, panelWindow, openWindow, dock } = useInspector()
  const { mode, entry, dock: last } = useInspectorState()
  const isBlocked = usePanelMatch({ open: { place: 'blocked' } })
  const isDocked = panelWindow === window
  const other = dock === 'bottom' ? 'right' : 'bottom'
  const next = isDocked ? other : last

  return (
    <header className="ins-header">
      <span className="ins-pip" />
      <h2 className="ins-name ins-mono">{words.name}</h2>
      <div role="group" aria-label={words.modes.label} className="ins-modes">
        {modes.map((name) => (
          <button
            key={name}
            type="button"
            className="ins-tab"
            aria-pressed={mode === name}
            onClick={() => panel.send({ type: 'mode.show', mode: name })}
          >
            {words.modes[name]}
          </button>
        ))}
      </div>
      <MachineLink isDocked={isDocked} />
      {mode === 'page' && (
        <p className="ins-intro">{entry === null ? words.intro : words.introPast}</p>
      )}
      <p role="status" className="ins-message">
        {isBlocked && words.popupBlocked}
      </p>
      {isDocked && (
        <IconButton
          label={words.ownWindow}
          glyph="window"
          onClick={() => {
            if (!openWindow()) panel.send({ type: 'popup.blocked' })
          }}
        />
      )}
      {(next === 'bottom' || canDockRight(window)) && (
        <IconButton
          className="ins-icon ins-dock"
          label={words.dock[next]}
          glyph={next}
          onClick={() => panel.send({ type: isDocked ? 'dock.toggle' : 'panel.dock' })}
        />
      )}
      <IconButton
        label={words.close}
        glyph="close"
        onClick={() => panel.send({ type: 'panel.close' })}
      />
    </header>
  )
}

/** Leads to the page of the chosen actor's machine, which runs it apart from this page. */
function MachineLink({ isDocked }: { isDocked: boolean }) {
  const { panel } = useInspector()
  const machine = useChosen()?.record.machine
  if (machine === undefined || !(machine in site.charts)) return null
  return (
    <a
      className="ins-tab"
      href={site.machinePage(machine)}
      // A window of its own shows no other page.
      {...(isDocked ? {} : { target: '_blank', rel: 'noopener' })}
      // It would be open there, too, in front of the simulator.
      onClick={() => isDocked && panel.send({ type: 'panel.close' })}
    >
      {words.simulate}
    </a>
  )
}

import './header.css'

import { useSelector } from '@xstate/react'

import type { Mode } from '#machines/inspector/inspector-setup'

import { words } from '../site'
import { Glyph } from '../context/glyph'
import { useInspectorState, useInspector } from '../context/inspector-context'

const modes: Mode[] = ['page', 'simulator', 'recording']

/** The title bar: the mode, and where the panel is. */
export function Header() {
  const { panel, panelWindow, openWindow } = useInspector()
  const { dock, mode } = useInspectorState()
  const isBlocked = useSelector(panel, (snapshot) =>
    snapshot.matches({ open: { place: 'blocked' } }),
  )
  const isDocked = panelWindow === window
  const other = dock === 'bottom' ? 'right' : 'bottom'
  const next = isDocked ? other : dock

  return (
    <header className="ins-header">
      <span className="ins-pip" data-lit />
      <h2 className="ins-name ins-mono">{words.name}</h2>
      <div role="group" aria-label={words.modes.label} className="ins-modes">
        {modes.map((name) => (
          <button
            key={name}
            type="button"
            className="ins-tab ins-mono"
            aria-pressed={mode === name}
            onClick={() => panel.send({ type: 'mode.show', mode: name })}
          >
            {words.modes[name]}
          </button>
        ))}
      </div>
      {mode === 'page' && <p className="ins-intro">{words.intro}</p>}
      <p role="status" className="ins-message">
        {isBlocked && words.popupBlocked}
      </p>
      {isDocked && (
        <button
          type="button"
          className="ins-icon"
          aria-label={words.ownWindow}
          title={words.ownWindow}
          onClick={() => {
            if (!openWindow()) panel.send({ type: 'popup.blocked' })
          }}
        >
          <Glyph name="window" />
        </button>
      )}
      <button
        type="button"
        className="ins-icon ins-dock"
        aria-label={words.dock[next]}
        title={words.dock[next]}
        onClick={() => panel.send({ type: isDocked ? 'dock.toggle' : 'panel.dock' })}
      >
        <Glyph name={next} />
      </button>
      <button
        type="button"
        className="ins-icon"
        aria-label={words.close}
        title={words.close}
        onClick={() => panel.send({ type: 'panel.close' })}
      >
        <Glyph name="close" />
      </button>
    </header>
  )
}

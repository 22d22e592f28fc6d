import { useSelector } from '@xstate/react'
import { useLayoutEffect, type KeyboardEvent } from 'react'

import { palette } from 'virtual:words/palette'
import { resultsOf } from '#machines/palette.machine.ts'

import './palette.css'
import { CopyStatus } from '../controls/copy.tsx'
import { Icon } from '../controls/icon.tsx'
import { Movement } from '../movement/movement.tsx'
import { StateCardHeader } from '../controls/state-card.tsx'
import { PaletteList } from './palette-list.tsx'
import { eventOfKey, fieldAttributes } from './palette.attributes.ts'
import { usePalette } from './use-palette.ts'

/** The command palette: a dialog that holds a combobox after the WAI-ARIA APG. */
export default function Palette() {
  const { actor, copy, dialog, commands } = usePalette()
  const snapshot = useSelector(actor, (current) => current)
  const copyState = useSelector(copy, ({ value }) => value)
  const { context } = snapshot
  const isOpening = snapshot.matches({ shown: { movement: 'opening' } })
  const isClosing = snapshot.matches('closing')
  const ids = new Set(resultsOf(context).map(({ id }) => id))
  const results = commands.filter(({ id }) => ids.has(id))
  const active = results[context.active]
  const isShown = !snapshot.matches('closed')
  // A layout effect, so that a closed dialog returns the focus before a command runs.
  useLayoutEffect(() => {
    if (!isShown) dialog.current?.close()
    else if (!dialog.current?.open) dialog.current?.showModal()
  }, [dialog, isShown])
  const count = `${results.length} ${palette.of} ${commands.length}`

  const onKeyDown = (event: KeyboardEvent) => {
    const type = eventOfKey(event.nativeEvent)
    if (type === undefined) return
    event.preventDefault()
    // The menu, which may have called the palette, would close at Escape, too.
    if (type === 'palette.dismiss') event.stopPropagation()
    actor.send({ type })
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press beside it */}
      <dialog
        ref={dialog}
        aria-label={palette.label}
        onKeyDown={onKeyDown}
        onCancel={(event) => {
          event.preventDefault()
          actor.send({ type: 'palette.dismiss' })
        }}
        onClose={({ currentTarget }) => {
          // The browser reports the closing a moment later: the palette may have been opened again.
          if (!currentTarget.open) actor.send({ type: 'dialog.closed' })
        }}
        onPointerDown={({ target, currentTarget }) => {
          if (target === currentTarget) actor.send({ type: 'palette.dismiss' })
        }}
        className="palette"
      >
        <div className="palette-body">
          <StateCardHeader name={palette.node} state={count} lit />
          <div className="palette-field">
            <Icon name="FaMagnifyingGlass" className="palette-icon text-muted" />
            <input
              type="text"
              aria-label={palette.label}
              {...fieldAttributes(results.length, active?.id)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder={palette.placeholder}
              value={context.query}
              onChange={({ target }) => actor.send({ type: 'query.changed', query: target.value })}
            />
            <button
              type="button"
              aria-label={palette.close}
              onClick={() => actor.send({ type: 'palette.dismiss' })}
              className="icon-button sm:hidden"
            >
              <Icon name="FaXmark" />
            </button>
          </div>
          <PaletteList results={results} active={context.active} actor={actor} />
          <p className="palette-hints label text-muted">
            {palette.hints.map(({ keys: pressed, does }) => (
              <span key={does}>
                <kbd translate="no" className="text-text">
                  {pressed}
                </kbd>{' '}
                {does}
              </span>
            ))}
          </p>
          <p role="status" className="sr-only">
            {count}
          </p>
          <CopyStatus
            actor={copy}
            className={copyState === 'failed' ? 'palette-copy text-muted' : 'sr-only'}
          />
        </div>
      </dialog>
      {(isOpening || isClosing) && (
        <Movement
          name="openPalette"
          element={dialog}
          reversed={isClosing}
          onDone={() => actor.send({ type: 'timeline.done' })}
        />
      )}
    </>
  )
}

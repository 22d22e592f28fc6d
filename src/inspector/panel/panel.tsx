import { createRoot } from 'react-dom/client'
import { createActor, type SnapshotFrom } from 'xstate'

import type { Mode } from '#machines/inspector/inspector-setup'
import { inspectorMachine } from '#machines/inspector/inspector.machine'

import { words } from '../site'
import { asLongAs } from '../observe/as-long-as'
import { ownClock } from '../observe/own-clock'
import { createBrake } from '../sources/brake'
import type { Host } from '../sources/host'
import { isFirstTime, loadPlacement, type Placement, savePlacement } from './placement'
import { openPopup, type Popup } from './popup'
import type { PanelWindow } from '../context/inspector-context'
import { Inspector } from './inspector'
import { forgetRequest, showMainActor } from './page-view'

export interface Panel {
  open: (actor: string | null) => void
  toggle: () => void
  show: (mode: Mode) => void
  /** Moves the panel into a window of its own. False if the browser blocks it. */
  openWindow: () => boolean
}

type Place = 'page' | 'popup' | null

const placeOf = (snapshot: SnapshotFrom<typeof inspectorMachine>): Place => {
  if (snapshot.matches('closed')) return null
  return snapshot.matches({ open: { place: 'popup' } }) ? 'popup' : 'page'
}

/** Keeps presses from the page: an open menu stays open. */
const keepInside = (element: HTMLElement, close: () => void) => {
  element.addEventListener('pointerdown', (event) => event.stopPropagation())
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    // The first Escape clears a search field.
    if (!(event.target instanceof HTMLInputElement && event.target.value)) close()
  })
}

/** Sets the panel's side and size. On the root, the size would restyle the whole page. */
const dock = (element: HTMLElement, { dock: side, size }: Placement) => {
  const { documentElement: html } = document
  element.style.setProperty('--inspector-size', `${size}`)
  html.dataset['inspector'] = side
  if (side === 'right') html.style.setProperty('--inspector-room', `${size}vw`)
  // What gets the focus stops above the panel and its edge.
  const height = `max(${side === 'bottom' ? size : 0}vh, var(--inspector-least, 0vh))`
  html.style.scrollPaddingBottom = `calc(${height} + 0.5rem)`
}

const leavePage = () => {
  const { documentElement: html } = document
  delete html.dataset['inspector']
  html.style.removeProperty('--inspector-room')
  html.style.scrollPaddingBottom = ''
}

/** The panel, docked to the page or in a window; closed, it leaves nothing there. */
export const createPanel = (host: Host): Panel => {
  let isFirst = isFirstTime()
  const actor = createActor(inspectorMachine, {
    id: 'inspector',
    input: loadPlacement(),
    clock: ownClock,
  }).start()
  const close = () => actor.send({ type: 'panel.close' })
  let popup: Popup | undefined
  let drawn: { place: Place; element: HTMLElement; erase: () => void } | undefined
  const brake = createBrake(host)
  const listen = asLongAs(() => {
    const endings = [host.listen(), brake.listen()]
    return () => endings.forEach((end) => end())
  })
  const listSelf = asLongAs(() => host.add(actor))

  const openWindow = () => {
    if (popup) {
      popup.window.focus()
      return true
    }
    const opened = openPopup(words.panel, () => popup === opened && close())
    if (!opened) return false
    // Without its style sheets it would flash unstyled.
    void opened.dressed.then(() => {
      if (opened.window.closed) return
      popup = opened
      actor.send({ type: 'popup.opened' })
    })
    return true
  }

  const draw = (place: Place) => {
    const panelWindow: PanelWindow = place === 'popup' && popup ? popup.window : window
    const { document: target } = panelWindow
    const element = target.createElement('div')
    const ground = target.createElement('div')
    const from = document.activeElement
    element.className = 'inspector-host no-print'
    element.toggleAttribute('data-first', isFirst)
    element.append(ground)
    target.body.append(element)
    if (place === 'page') keepInside(element, close)
    const root = createRoot(ground)
    root.render(
      <Inspector
        brake={brake}
        host={host}
        panel={actor}
        panelWindow={panelWindow}
        openWindow={openWindow}
      />,
    )
    const erase = () => {
      root.unmount()
      element.remove()
      if (place === 'popup') return
      leavePage()
      if (from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true })
    }
    drawn = { place, element, erase }
  }

  const move = (place: Place) => {
    drawn?.erase()
    drawn = undefined
    listen(place !== null)
    if (place) draw(place)
    else forgetRequest()
    if (place !== 'popup') {
      popup?.close()
      popup = undefined
    }
  }

  actor.subscribe((snapshot) => {
    savePlacement(snapshot.context, !snapshot.matches('closed'))
    listSelf(snapshot.matches({ open: { self: 'listed' } }))
    const place = placeOf(snapshot)
    if (place !== (drawn?.place ?? null)) move(place)
    if (place === 'page' && drawn) dock(drawn.element, snapshot.context)
  })

  const open = (name: string | null) => {
    actor.send({ type: 'panel.open', actorId: name })
    popup?.window.focus()
    if (name === null && isFirst) showMainActor()
    isFirst = false
  }
  return {
    open,
    openWindow,
    show: (mode) => actor.send({ type: 'mode.show', mode }),
    toggle: () => (drawn ? close() : open(null)),
  }
}

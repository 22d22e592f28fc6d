import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'

import { inspectorMachine } from '#machines/inspector/inspector.machine'

import { asLongAs } from '../observe/as-long-as'
import { ownClock } from '../observe/manual-clock'
import { createBrake } from '../sources/brake'
import type { Host } from '../sources/host'
import { Inspector } from './inspector'
import { forgetRequest, showActor } from './page-view'
import { loadPlacement, type Placement, savePlacement } from './placement'

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
  html.style.scrollPaddingBottom = side === 'bottom' ? `calc(${size}vh + 0.5rem)` : ''
}

const leavePage = () => {
  const { documentElement: html } = document
  delete html.dataset['inspector']
  html.style.removeProperty('--inspector-room')
  html.style.scrollPaddingBottom = ''
}

/** The panel, docked to the page; closed, it leaves nothing there. */
export const createPanel = (host: Host) => {
  const control = createActor(inspectorMachine, {
    id: 'inspector',
    input: loadPlacement(),
    clock: ownClock,
  }).start()
  const close = () => control.send({ type: 'panel.close' })
  const brake = createBrake(host)
  const element = document.createElement('div')
  element.className = 'inspector-host no-print'
  keepInside(element, close)

  const draw = asLongAs(() => {
    const endings = [host.listen(), brake.listen()]
    const from = document.activeElement
    document.body.append(element)
    const root = createRoot(element)
    root.render(<Inspector brake={brake} source={host} panel={control} />)
    return () => {
      root.unmount()
      element.remove()
      leavePage()
      forgetRequest()
      for (const end of endings) end()
      if (from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true })
    }
  })

  control.subscribe((snapshot) => {
    const isOpen = snapshot.matches('open')
    savePlacement(snapshot.context, isOpen)
    draw(isOpen)
    if (isOpen) dock(element, snapshot.context)
  })

  const open = (name: string | null) => {
    control.send({ type: 'panel.open', actorId: name })
    if (name !== null) showActor(name)
  }
  return {
    open,
    toggle: () => (control.getSnapshot().matches('open') ? close() : open(null)),
  }
}

import { createRoot, type Root } from 'react-dom/client'
import { createActor } from 'xstate'

import { inspectorMachine, type Mode } from '#machines/inspector/inspector.machine'

import type { Host } from './host'
import { keepPlace, type Kept, keptPlace } from './kept'
import { Inspector } from './views/inspector'

export interface Panel {
  open: (actor: string | null) => void
  toggle: () => void
  show: (mode: Mode) => void
}

/** What is pressed in the panel is not pressed on the page: an open menu stays open. */
const keepInside = (element: HTMLElement, close: () => void) => {
  element.addEventListener('pointerdown', (event) => event.stopPropagation())
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    // A field that is searched in is emptied first.
    if (!(event.target instanceof HTMLInputElement && event.target.value)) close()
  })
}

/** Puts the panel where it belongs. On the page itself its size would be inherited by everything. */
const place = (element: HTMLElement, { dock, size }: Kept) => {
  const { documentElement: html } = document
  element.style.setProperty('--inspector-size', `${size}`)
  html.dataset['inspector'] = dock
  if (dock === 'right') html.style.setProperty('--inspector-room', `${size}vw`)
}

const leavePage = () => {
  const { documentElement: html } = document
  delete html.dataset['inspector']
  html.style.removeProperty('--inspector-room')
}

/** The docked panel: on the page while it is open, and nothing of it otherwise. */
export const createPanel = (host: Host): Panel => {
  const actor = createActor(inspectorMachine, { id: 'inspector', input: keptPlace() }).start()
  let shown: { element: HTMLElement; root: Root; end: () => void; from: Element | null } | undefined

  const show = () => {
    const element = document.createElement('div')
    const ground = document.createElement('div')
    element.className = 'inspector-host no-print'
    element.append(ground)
    keepInside(element, () => actor.send({ type: 'panel.close' }))
    place(element, actor.getSnapshot().context)
    document.body.append(element)
    const root = createRoot(ground)
    shown = { element, root, end: host.listen(), from: document.activeElement }
    root.render(<Inspector host={host} actor={actor} />)
  }

  const hide = () => {
    if (!shown) return
    const { element, root, end, from } = shown
    shown = undefined
    root.unmount()
    element.remove()
    end()
    leavePage()
    if (from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true })
  }

  let unlist: (() => void) | undefined
  const listSelf = (isListed: boolean) => {
    if (isListed) unlist ??= host.add(actor)
    else {
      unlist?.()
      unlist = undefined
    }
  }

  actor.subscribe((snapshot) => {
    keepPlace(snapshot.context)
    listSelf(snapshot.matches({ open: { self: 'listed' } }))
    if (snapshot.matches('closed')) hide()
    else if (shown) place(shown.element, snapshot.context)
    else show()
  })

  const open = (name: string | null) => actor.send({ type: 'panel.open', actor: name })
  return {
    open,
    show: (mode) => actor.send({ type: 'mode.show', mode }),
    toggle: () => (shown ? actor.send({ type: 'panel.close' }) : open(null)),
  }
}

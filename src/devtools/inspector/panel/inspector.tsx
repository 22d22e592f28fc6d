import './inspector.css'

import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'

import { inspectorMachine, LARGEST, SMALLEST } from '#machines/inspector/inspector.machine.ts'

import { rememberSteps } from '#devtools/actors/observe-actors.ts'
import { hearEscape } from './hear-escape.ts'
import { InspectorContext, useInspector, useInspectorState } from './inspector-context.ts'
import { freezePage } from '../freeze.ts'
import { followPage, page } from '../page-source.ts'
import { site } from '../site.ts'
import { REMEMBERED } from '../source.ts'
import { toggleEffect } from '../toggle-effect.ts'
import { Workspace } from './workspace.tsx'
import { forgetRequest, loadPlacement, savePlacement } from './panel-placement.ts'

/** How far a key moves the panel's edge, in percent of the window. */
const STEP = 4

function Resizer() {
  const { panel } = useInspector()
  const { size } = useInspectorState()
  const resize = (next: number) => panel.send({ type: 'panel.resize', size: Math.round(next) })

  return (
    // A separator that can be moved is a control.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <hr
      className="ins-resizer"
      aria-label="Resize the inspector"
      aria-valuemin={SMALLEST}
      aria-valuemax={LARGEST}
      aria-valuenow={size}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId))
          resize((1 - event.clientY / innerHeight) * 100)
      }}
      onKeyDown={(event) => {
        const sizes: Partial<Record<string, number>> = {
          Home: SMALLEST,
          End: LARGEST,
          ArrowUp: size + STEP,
          ArrowDown: size - STEP,
        }
        const next = sizes[event.key]
        if (next === undefined) return
        // The page would scroll.
        event.preventDefault()
        resize(next)
      }}
    />
  )
}

/** The focus moves before the next key, which is meant for the panel. */
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

/** The panel, docked to the page; closed, it leaves nothing there. */
export const createPanel = () => {
  const control = createActor(inspectorMachine, {
    id: 'inspector',
    input: loadPlacement(),
  }).start()
  const close = () => control.send({ type: 'panel.close' })
  const element = document.createElement('div')
  element.className = 'inspector-host no-print'
  // Translated pages lose texts that React is to change; and names of machines are names.
  element.translate = false
  // A menu of the page that is open stays open.
  element.addEventListener('pointerdown', (event) => event.stopPropagation())
  hearEscape(element, control, close)

  /** What had the page's focus last: it has it again once the panel is closed. */
  let from: HTMLElement | undefined
  element.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget))
      from = relatedTarget
  })
  const freeze = toggleEffect(freezePage)
  const draw = toggleEffect(() => {
    rememberSteps(REMEMBERED)
    const leavePage = followPage()
    document.body.append(element)
    const root = createRoot(element)
    root.render(
      <InspectorContext value={{ panel: control, source: page, isPage: true }}>
        <aside ref={takeFocus} tabIndex={-1} lang="en" aria-label="Inspector" className="ins-panel">
          <Resizer />
          <Workspace />
        </aside>
      </InspectorContext>,
    )
    return () => {
      const { activeElement } = document
      const isOnPage = activeElement !== document.body && !element.contains(activeElement)
      root.unmount()
      leavePage()
      element.remove()
      document.documentElement.style.scrollPaddingBottom = ''
      forgetRequest()
      rememberSteps()
      if (!isOnPage && from?.isConnected) from.focus({ preventScroll: true })
      from = undefined
    }
  })

  control.subscribe((snapshot) => {
    const isOpen = snapshot.matches('open')
    savePlacement(snapshot.context, isOpen)
    draw(isOpen)
    freeze(snapshot.hasTag('frozen'))
    if (!isOpen) return
    const { size } = snapshot.context
    // On the root element, the property would restyle the whole page.
    element.style.setProperty('--inspector-size', `${size}`)
    // An element that gets the focus stops above the panel and its edge.
    document.documentElement.style.scrollPaddingBottom = `calc(${size}vh + 0.5rem)`
  })

  const open = (name: string | null) => {
    control.send({ type: 'panel.open', actorId: name })
    // The first of the actor's parts may be one of the headline's lines.
    const part = site.partsOf(name ?? '').at(-1)
    part?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }
  return {
    open,
    close,
    toggle: () => (control.getSnapshot().matches('open') ? close() : open(null)),
  }
}

import './see-inside.css'

import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { createActor, type EventFromLogic } from 'xstate'

import { pageFlags } from '#lib/page-flags.ts'
import { isComposing } from '#lib/shortcuts.ts'
import { play } from '#lib/play-timeline.ts'
import { LONG_PRESS_MS, seeInsideMachine } from '#machines/inspector/see-inside.machine.ts'

import { onStep } from '#devtools/actors/observe-actors.ts'
import { onRegistryChange } from '#devtools/actors/registry.ts'
import type { Step } from '#devtools/actors/step.ts'
import { previewBudget } from '../explain/budget.ts'
import { toggleEffect } from '../toggle-effect.ts'
import { layOut } from './lay-out.ts'
import { elementOf, isFixed, isSeen, visibleBox } from './part-boxes.ts'
import { type Part, SeeInside } from './see-inside.tsx'
import { fadePage } from './see-inside.motion.ts'
import { createTokens } from './tokens.ts'
import { actorsNow, isSent, logicId } from './taken-steps.ts'

// The page's next frame must not wait for what its machines would do.
previewBudget.limit()

const control = createActor(seeInsideMachine, { id: 'see-inside' }).start()

/** Tells the machine what was pressed. */
export const send = (event: EventFromLogic<typeof seeInsideMachine>) => control.send(event)

const leave = () => send({ type: 'timeline.done' })

const toggle = () => send({ type: 'inside.toggle' })

const moves = () => pageFlags().motion !== 'stop'

const partsNow = () =>
  actorsNow().flatMap((actor): Part[] => {
    const element = elementOf(actor.id)
    if (!element || !isSeen(visibleBox(element))) return []
    return [{ actor, element, isFixed: isFixed(element) }]
  })

/** Whether a carousel moves: the picture on a slide moves with it. */
const isMoving = (parts: readonly Part[]) =>
  parts
    .flatMap(({ element }) => element.closest('.carousel-viewport')?.firstElementChild ?? [])
    .some((track) => track.getAnimations().some(({ playState }) => playState === 'running'))

/**
 * Draws the parts over the page, and their steps, until the signal aborts; returns a function that
 * draws them anew.
 */
const draw = (layer: HTMLElement, signal: AbortSignal) => {
  const root = createRoot(layer)
  const showToken = createTokens(layer, moves, signal)
  const steps: Step[] = []
  let parts: readonly Part[] = []
  let frame = 0
  let isStale = true
  let isHeld = false
  let last: Step | undefined

  const render = () => {
    frame = 0
    if (isStale) {
      isStale = false
      parts = partsNow()
      // Scenes are paused and resumed as the page moves: their steps would hide all others.
      const isShown = (step: Step) =>
        logicId(step.actor) !== 'scene' && parts.some(({ actor }) => actor === step.actor)
      last = steps.findLast(isShown) ?? last
      const state = control.getSnapshot()
      // The hint does not change while it goes.
      if (!state.matches('leaving')) isHeld = state.matches('held')
      flushSync(() =>
        root.render(<SeeInside parts={parts} isHeld={isHeld} step={last} onLeave={toggle} />),
      )
    }
    layOut(layer, parts)
    for (const step of steps.splice(0)) showToken(step)
    if (isMoving(parts)) schedule()
  }
  const schedule = () => void (frame ||= requestAnimationFrame(render))
  const refresh = () => {
    isStale = true
    schedule()
  }

  const on = { signal, capture: true, passive: true }
  for (const type of ['scroll', 'resize', 'pageshow']) addEventListener(type, refresh, on)
  const sizes = new ResizeObserver(refresh)
  sizes.observe(document.body)
  const endSteps = onStep((step) => {
    if (isSent(step)) steps.push(step)
    refresh()
  })
  const endRegistry = onRegistryChange(refresh)
  const endPreviews = previewBudget.subscribe(refresh)
  signal.addEventListener('abort', () => {
    endSteps()
    endRegistry()
    endPreviews()
    sizes.disconnect()
    cancelAnimationFrame(frame)
    // React must not unmount a root while it renders.
    queueMicrotask(() => root.unmount())
  })
  render()
  return refresh
}

/** Listens for what ends the look inside, besides the key. */
const listen = (layer: HTMLElement, signal: AbortSignal) => {
  const on = { signal, capture: true }
  let pressedAt = -Infinity
  addEventListener('pointerdown', ({ timeStamp }) => (pressedAt = timeStamp), on)
  addEventListener(
    'keydown',
    (event) => {
      // A dialog, and the inspector, have an Escape of their own.
      const isTheirs = document.querySelector('dialog[open],.inspector-host :focus') !== null
      if (event.key !== 'Escape' || isComposing(event) || isTheirs) return
      event.stopPropagation()
      send({ type: 'escape.pressed' })
    },
    on,
  )
  layer.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) send({ type: 'part.opened' })
  })
  // The press that has opened it must not follow the link under it, or show its menu.
  const suppress = (event: Event) => {
    const isBrand = event.target instanceof Element && event.target.closest('header nav>a')
    if (!isBrand || pressedAt > openedAt - LONG_PRESS_MS) return
    event.preventDefault()
    event.stopPropagation()
  }
  const openedAt = performance.now()
  for (const type of ['click', 'contextmenu']) addEventListener(type, suppress, on)
}

const show = toggleEffect(() => {
  const page = document.getElementById('Root')!
  const layer = document.createElement('div')
  layer.className = 'see-inside no-print'
  layer.translate = false
  pageFlags().inside = ''
  document.body.append(layer)
  const abort = new AbortController()
  const redraw = draw(layer, abort.signal)
  const fade = fadePage(page, layer)
  fade.eventCallback('onReverseComplete', leave)
  listen(layer, abort.signal)
  const follow = () => {
    const isLeaving = control.getSnapshot().matches('leaving')
    redraw()
    if (isLeaving) play(fade, true, leave)
    else fade.play()
    // Without motion the layer is there, or gone, at once.
    if (!moves()) fade.progress(isLeaving ? 0 : 1)
  }
  const subscription = control.subscribe(follow)
  follow()
  return () => {
    subscription.unsubscribe()
    abort.abort()
    fade.revert()
    layer.remove()
    delete pageFlags().inside
  }
})

control.subscribe((snapshot) => show(snapshot.hasTag('shown') || snapshot.matches('leaving')))

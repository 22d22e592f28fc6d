import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'

import { usePageActor } from '../../actors/use-page-actor.ts'
import { menuMachine } from '#machines/menu.machine'

/** From this width on the links stand in the bar: UnoCSS's `sm`. */
const SM = '(min-width: 640px)'

/** The menu's actor; sends it everything outside the menu that closes it. */
export const useMenu = () => {
  const actor = usePageActor(menuMachine, { id: 'menu' })
  const bar = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [path] = useLocation()

  useEffect(() => {
    const isClosed = () => actor.getSnapshot().value === 'closed'
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !isClosed()) actor.send({ type: 'escape.pressed' })
    }
    const onPointerDown = ({ target }: PointerEvent) => {
      if (isClosed() || !(target instanceof Element)) return
      // A dialog opened from the menu is above the page, not outside of the menu.
      if (bar.current?.contains(target) || target.closest('dialog')) return
      actor.send({ type: 'outside.pressed' })
    }
    const wide = matchMedia(SM)
    const onWidthChange = () => {
      if (wide.matches) actor.send({ type: 'viewport.widened' })
    }
    const subscription = actor.on('focus.return', () => button.current?.focus())
    const listeners = new AbortController()
    document.addEventListener('keydown', onKeyDown, listeners)
    document.addEventListener('pointerdown', onPointerDown, listeners)
    wide.addEventListener('change', onWidthChange, listeners)
    return () => {
      subscription.unsubscribe()
      listeners.abort()
    }
  }, [actor])

  useEffect(() => {
    actor.send({ type: 'route.changed', path })
  }, [actor, path])

  return { actor, bar, button }
}

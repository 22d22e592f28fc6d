import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from '#site/routing/router.ts'

import { usePageActor } from '#devtools/index.ts'
import { observeLeaving } from '#lib/observe-leaving.ts'
import { isComposing } from '#lib/shortcuts.ts'
import { menuMachine } from '#machines/menu.machine.ts'

/** From this width on the links stand in the bar: UnoCSS's `sm`. */
const SM = '(min-width: 640px)'

/** The menu's actor; sends it everything outside the menu that closes it. */
export const useMenu = (bar: RefObject<HTMLElement | null>) => {
  const actor = usePageActor(menuMachine, { id: 'menu' })
  const button = useRef<HTMLButtonElement>(null)
  const [path] = useLocation()

  useEffect(() => {
    const isShown = () => actor.getSnapshot().value.startsWith('open')
    const onKeyDown = (event: KeyboardEvent) => {
      const isEscape = event.key === 'Escape' && !isComposing(event)
      if (isEscape && isShown()) actor.send({ type: 'escape.pressed' })
    }
    const onClick = (event: MouseEvent) => {
      const { target } = event
      if (!isShown() || !(target instanceof Element)) return
      // A dialog opened from the menu stands above the page, the inspector beside it: neither is
      // outside of the menu.
      const page = bar.current?.closest('body>*')
      if (!page?.contains(target) || bar.current?.contains(target) || target.closest('dialog'))
        return
      // The press was meant for the veil, not for what lies under it.
      event.preventDefault()
      event.stopPropagation()
      actor.send({ type: 'outside.pressed' })
    }
    // A scroll event may report a scroll that ended before the menu was opened.
    let openedAt = 0
    const opening = actor.subscribe(({ value }) => {
      if (value === 'opening') openedAt = scrollY
    })
    const onScroll = () =>
      isShown() && scrollY !== openedAt && actor.send({ type: 'page.scrolled' })
    const endLeaving = observeLeaving(() => {
      // A dialog that was opened from the menu returns the focus to it.
      if (!isShown() || document.querySelector('dialog[open]')) return
      // A closed panel keeps no focus.
      const panel = document.getElementById(button.current?.getAttribute('aria-controls') ?? '')
      if (panel?.contains(document.activeElement)) button.current?.focus()
      actor.send({ type: 'page.left' })
    })
    const wide = matchMedia(SM)
    const onWidthChange = () => {
      if (wide.matches) actor.send({ type: 'viewport.widened' })
    }
    const subscription = actor.on('focus.return', () => button.current?.focus())
    const listeners = new AbortController()
    document.addEventListener('keydown', onKeyDown, listeners)
    document.addEventListener('click', onClick, { capture: true, signal: listeners.signal })
    document.addEventListener('scroll', onScroll, listeners)
    wide.addEventListener('change', onWidthChange, listeners)
    return () => {
      subscription.unsubscribe()
      opening.unsubscribe()
      endLeaving()
      listeners.abort()
    }
  }, [actor, bar])

  useEffect(() => {
    actor.send({ type: 'route.changed', path })
  }, [actor, path])

  return { actor, button }
}

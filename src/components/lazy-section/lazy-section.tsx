import { use, useEffect, useRef, useState, type ComponentType } from 'react'

import { createGate, createLazy, onHydrateAll } from '../../lib/lazy-sections'
import { Part } from '../part/part'

/** After this wait for its code, a section shows its HTML without entrances. */
const TIMEOUT_MS = 2800

/** Keeps presses of buttons from React until it can answer them, then repeats the last one. */
const holdPresses = (holder: HTMLElement, onPress: () => void) => {
  let pressed: HTMLElement | undefined
  const hold = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('button')
    if (!button || !holder.contains(button)) return
    event.stopPropagation()
    pressed = button
    onPress()
  }
  const drop = () => removeEventListener('click', hold, true)
  // On the window and captured, so before React's own listener.
  addEventListener('click', hold, true)
  return {
    drop,
    release: () => {
      drop()
      pressed?.click()
    },
  }
}

/**
 * A section of a page whose code is loaded when the reader scrolls or comes near. Until then it stands
 * as the server rendered it: its words can be read and its links followed.
 */
export const lazySection = (load: () => Promise<{ default: ComponentType }>) => {
  const section = createLazy(load)

  return function LazySection() {
    const holder = useRef<HTMLDivElement>(null)
    // Decided once: the code may arrive while React is suspended in here.
    const [arrival] = useState(() => (section.loaded() ? undefined : createGate()))
    const [hydration] = useState(createGate)

    useEffect(() => {
      const element = holder.current
      const first = element?.firstElementChild
      if (!element || !first || section.loaded()) return arrival?.open()
      const showPlain = () => element.setAttribute('data-lazy', 'plain')
      let timer: ReturnType<typeof setTimeout> | undefined
      const fetchCode = () => {
        timer ??= setTimeout(() => section.loaded() ?? showPlain(), TIMEOUT_MS)
        section.load().then(arrival?.open, showPlain)
      }
      const observer = new IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) fetchCode()
      })
      observer.observe(first)
      const presses = holdPresses(element, fetchCode)
      void hydration.opened.then(presses.release)
      addEventListener('scroll', fetchCode, { once: true, passive: true })
      const unsubscribe = onHydrateAll(fetchCode)
      return () => {
        unsubscribe()
        presses.drop()
        observer.disconnect()
        removeEventListener('scroll', fetchCode)
        clearTimeout(timer)
      }
    }, [arrival, hydration])

    return (
      <Part holder={holder}>
        <Code arrived={arrival?.opened} onHydrated={hydration.open} />
      </Part>
    )
  }

  function Code({ arrived, onHydrated }: CodeProps) {
    const Section = section.loaded()
    if (arrived) use(arrived)
    useEffect(onHydrated, [onHydrated])
    return Section ? <Section /> : null
  }
}

interface CodeProps {
  /** Undefined if there is nothing to wait for. */
  arrived: Promise<void> | undefined
  onHydrated: () => void
}

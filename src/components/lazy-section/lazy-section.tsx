import { Suspense, use, useEffect, useRef, useState, type ComponentType } from 'react'

import { createLazy, onHydrateAll, type Lazy } from '../../lib/lazy-sections'
import { createGate } from './gate'

/** If its code has not come by then, it shows itself as it is in the HTML. */
const TIMEOUT_MS = 2800

/**
 * A piece of a page whose code is loaded when the reader comes to it, or begins to scroll. Until then it stands there
 * as the server rendered it: its words can be read and its links followed.
 */
export const lazySection = (load: () => Promise<{ default: ComponentType }>) => {
  const section = createLazy(load)
  return function LazySection() {
    const holder = useRef<HTMLDivElement>(null)
    const [arrival] = useState(() => createArrival(section))

    useEffect(() => {
      const element = holder.current?.firstElementChild
      if (!element || section.loaded()) return arrival.begin()
      const showItself = () => holder.current?.setAttribute('data-lazy', 'plain')
      let patience: ReturnType<typeof setTimeout> | undefined
      const fetchCode = () => {
        patience ??= setTimeout(() => section.loaded() ?? showItself(), TIMEOUT_MS)
        section.load().then(arrival.begin, showItself)
      }
      const observer = new IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) fetchCode()
      })
      observer.observe(element)
      // A press that comes before the code does is made again when it is here.
      const keepPress = (event: Event) => {
        const button = event.target instanceof Element && event.target.closest('button')
        if (!button || !holder.current?.contains(button)) return
        event.stopPropagation()
        arrival.press = button
        fetchCode()
      }
      // At the window, before React: it keeps back what it cannot deliver yet.
      const endPresses = () => removeEventListener('click', keepPress, true)
      addEventListener('click', keepPress, true)
      arrival.alive = () => {
        endPresses()
        arrival.press?.click()
      }
      // Whoever begins to scroll will come here.
      addEventListener('scroll', fetchCode, { once: true, passive: true })
      const endHydrateAll = onHydrateAll(fetchCode)
      return () => {
        endHydrateAll()
        endPresses()
        observer.disconnect()
        removeEventListener('scroll', fetchCode)
        clearTimeout(patience)
      }
    }, [arrival])

    return (
      <div ref={holder} data-lazy="">
        <Suspense>
          <Arriving arrival={arrival} />
        </Suspense>
      </div>
    )
  }

  function Arriving({ arrival }: { arrival: Arrival }) {
    const Piece = section.loaded()
    // Always or never for an arrival: its code may come while React has paused in here.
    if (arrival.arrived) use(arrival.arrived)
    useEffect(() => arrival.alive(), [arrival])
    return Piece ? <Piece /> : null
  }
}

interface Arrival {
  /** Kept when the reader is near and the code is here; nothing to wait for if it was already. */
  arrived: Promise<void> | undefined
  begin: () => void
  /** React has taken the piece over. */
  alive: () => void
  /** What was pressed before there was anything to answer. */
  press?: HTMLElement
}

const createArrival = (section: Lazy<ComponentType>): Arrival => {
  if (section.loaded()) return { arrived: undefined, begin: () => {}, alive: () => {} }
  const { opened, open } = createGate()
  return { arrived: opened, begin: open, alive: () => {} }
}

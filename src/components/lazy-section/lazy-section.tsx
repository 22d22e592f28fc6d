import { use, useEffect, useRef, useState, type ComponentType, type RefObject } from 'react'

import { HELD_EVENT, HYDRATED_EVENT, WAITS } from '../../lib/hydrated-event'
import { createSuspension, createLazy, HYDRATE_EVENT } from '../../lib/lazy-sections'
import { observeIntersection } from '../../lib/observe-intersection'
import { tellWait } from '../../lib/press-waits'
import { Part } from '../part/part'

/** After this wait for its code, a section shows its HTML without entrances. */
const TIMEOUT_MS = 2800

/**
 * A section of a page whose code is loaded when the reader scrolls or comes near. Until then it stands
 * as the server rendered it: its words can be read and its links followed. If the code does not come, that
 * is said after a press that needs it, or at once where there are no words.
 */
export const lazySection = (load: () => Promise<{ default: ComponentType }>) => {
  const section = createLazy(load)

  return function LazySection() {
    const holder = useRef<HTMLDivElement>(null)
    // Decided once: the code may arrive while React is suspended in here.
    const [arrival] = useState(() => (section.loaded() ? undefined : createSuspension()))

    useEffect(() => {
      const element = holder.current
      const first = element?.firstElementChild
      if (!element || section.loaded()) return arrival?.open()
      // Its page comes again, and was left before its code was asked for.
      if (!first) return void section.load().then(arrival?.open, arrival?.fail)
      const showPlain = () => element.setAttribute('data-lazy', 'plain')
      let timer: ReturnType<typeof setTimeout> | undefined
      const fetchCode = () => {
        timer ??= setTimeout(() => section.loaded() ?? showPlain(), TIMEOUT_MS)
        section.load().then(arrival?.open, showPlain)
      }
      const endObserving = observeIntersection(first, (isOutside) => isOutside || fetchCode())
      element.setAttribute(WAITS, '')
      const answerPress = () => {
        fetchCode()
        const code = section.load()
        code.catch((error: unknown) => arrival?.fail(error))
        tellWait({ code, hasPlace: true })
      }
      const listeners = new AbortController()
      element.addEventListener(HELD_EVENT, answerPress, listeners)
      for (const sign of ['scroll', HYDRATE_EVENT])
        addEventListener(sign, fetchCode, { once: true, passive: true, signal: listeners.signal })
      return () => {
        listeners.abort()
        endObserving()
        clearTimeout(timer)
      }
    }, [arrival])

    return (
      <Part holder={holder}>
        <Code arrived={arrival?.opened} holder={holder} />
      </Part>
    )
  }

  function Code({ arrived, holder }: CodeProps) {
    const Section = section.loaded()
    if (arrived) use(arrived)
    useEffect(() => {
      holder.current?.removeAttribute(WAITS)
      dispatchEvent(new Event(HYDRATED_EVENT))
    }, [holder])
    return Section ? <Section /> : null
  }
}

interface CodeProps {
  /** Undefined if there is nothing to wait for. */
  arrived: Promise<void> | undefined
  holder: RefObject<HTMLDivElement | null>
}

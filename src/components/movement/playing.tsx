import { useGSAP } from '@gsap/react'
import gsap from 'gsap'
import { useEffect, useRef, type RefObject } from 'react'

import { afterFrame } from '#lib/after-frame'
import { play, type Playback } from '#motion/play'

import { unfoldPanel } from '../accordion/accordion.motion'
import { unfoldMenu } from '../navigation/navigation.motion'
import { unfoldPalette } from '../palette/palette.motion'

gsap.registerPlugin(useGSAP)

/** Every movement that a machine may reverse, by the name that a component uses. */
const movements = { unfoldMenu, unfoldPalette, unfoldPanel }

/** Its style sheet keeps an element out of sight. */
const WAITING = 'data-waiting'

export interface PlayingProps {
  name: keyof typeof movements
  element: RefObject<HTMLElement | null>
  /** On the way back to the start; may change midway. */
  reversed?: boolean
  /** The movement has come to its end, or when reversed to its start. */
  onDone: () => void
}

/**
 * The movement itself; loaded together with GSAP and every motion file. The frame that answers the
 * press comes before it: in that frame, what is about to open waits out of sight.
 */
export function Playing(props: PlayingProps) {
  const { name, element, reversed = false } = props
  const playback = useRef<Playback>(null)
  const report = useRef(props)
  useEffect(() => {
    report.current = props
  })

  // What GSAP wrote is reverted on unmount: at rest, an element looks as its style sheet says.
  useGSAP((_context, contextSafe) => {
    const target = element.current
    if (!target || !contextSafe) return
    const start = contextSafe(() => {
      target.removeAttribute(WAITING)
      const timeline = movements[name](target)
      if (reversed) timeline.progress(1)
      // It may have turned round between the end of a run and the report of it.
      playback.current = play(timeline, {
        onDone: () => report.current.reversed || report.current.onDone(),
        onReversed: () => report.current.reversed && report.current.onDone(),
      })
      if (report.current.reversed) playback.current.reverse()
      return () => {
        playback.current?.kill()
        playback.current = null
      }
    })
    if (!reversed) target.setAttribute(WAITING, '')
    const cancel = afterFrame(() => {
      try {
        start()
      } catch (error) {
        // No boundary catches what is thrown here, and the machine waits.
        reportError(error)
        report.current.onDone()
      }
    })
    return () => {
      cancel()
      target.removeAttribute(WAITING)
    }
  }, [])

  useEffect(() => {
    if (reversed) playback.current?.reverse()
    else playback.current?.forward()
  }, [reversed])

  return null
}

import { useGSAP } from '@gsap/react'
import gsap from 'gsap'
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

import { movements, type MovementName, type MovementOptions } from './movements.ts'
import { play, type Playback } from '#motion/play'

gsap.registerPlugin(useGSAP)

export interface PlayingProps<Name extends MovementName = MovementName> {
  name: Name
  element: RefObject<HTMLElement | null>
  /** Read when the movement begins. */
  options?: () => MovementOptions<Name>
  /** On the way back to the start; may change midway. */
  reversed?: boolean
  /** Standing still where it is. */
  paused?: boolean
  /** The movement has come to its end, or when reversed to its start. */
  onDone: () => void
  /** It is taken away before that; the element still stands where it got to. */
  onInterrupted?: () => void
}

/** The movement itself; loaded together with GSAP and every motion file. */
export default function Playing(props: PlayingProps) {
  const { name, element, options, reversed = false, paused = false } = props
  const playback = useRef<Playback>(null)
  const report = useRef(props)
  useEffect(() => {
    report.current = props
  })

  // Before GSAP reverts what it wrote: the element still stands where it got to.
  const isOver = useRef(false)
  useLayoutEffect(() => () => void (isOver.current || report.current.onInterrupted?.()), [])

  // What GSAP wrote is reverted on unmount: at rest, an element looks as its style sheet says.
  useGSAP(() => {
    if (!element.current) return
    const done = () => {
      isOver.current = true
      report.current.onDone()
    }
    const timeline = movements[name](element.current, options?.() as never)
    if (reversed) timeline.progress(1)
    // It may have turned round between the end of a run and the report of it.
    playback.current = play(timeline, {
      onDone: () => report.current.reversed || done(),
      onReversed: () => report.current.reversed && done(),
    })
    if (reversed) playback.current.reverse()
    if (paused) playback.current.pause()
    return () => {
      playback.current?.kill()
      playback.current = null
    }
  }, [])

  useEffect(() => {
    if (reversed) playback.current?.reverse()
    else playback.current?.forward()
  }, [reversed])

  useEffect(() => {
    if (paused) playback.current?.pause()
    else playback.current?.resume()
  }, [paused])

  return null
}

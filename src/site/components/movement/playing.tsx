import { useGSAP } from '@gsap/react'
import { useEffect, useRef, type RefObject } from 'react'

import { afterFrame } from '#lib/after-frame.ts'
import { gsap } from '#lib/gsap.ts'
import { play } from '#lib/play-timeline.ts'

import { openMenu } from '../bar/menu.motion.ts'
import { openAnswer } from '../disclosure/accordion.motion.ts'
import { showLater } from '../disclosure/pager.motion.ts'
import { openPalette } from '../palette/palette.motion.ts'

gsap.registerPlugin(useGSAP)

/** Every movement that a machine may reverse, by the name that a component asks for. */
const movements = { openAnswer, openMenu, openPalette, showLater }

export interface PlayingProps {
  name: keyof typeof movements
  element: RefObject<HTMLElement | null>
  /** The index of the first child that moves. */
  from?: number
  /** The movement plays back to its start; this may change midway. */
  reversed?: boolean
  /** The movement has come to its end, or when reversed to its start. */
  onDone: () => void
}

/**
 * The movement itself; loaded together with GSAP and every motion file. The frame that answers the
 * press comes before it: in that frame, what is about to open waits out of sight.
 */
export function Playing(props: PlayingProps) {
  const { name, element, from = 0, reversed = false } = props
  const timeline = useRef<gsap.core.Timeline>(null)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
    if (timeline.current) play(timeline.current, reversed, props.onDone)
  })

  // On unmount GSAP's styles are reverted: at rest, an element looks as its style sheet says.
  useGSAP((_context, contextSafe) => {
    const target = element.current
    if (!target || !contextSafe) return
    const onDone = () => latest.current.onDone()
    const start = contextSafe(() => {
      target.removeAttribute('data-waiting')
      timeline.current = movements[name](target, from)
        .progress(reversed ? 1 : 0, true)
        .eventCallback('onComplete', onDone)
        .eventCallback('onReverseComplete', onDone)
      // The movement may have been reversed before it began.
      play(timeline.current, latest.current.reversed, onDone)
    })
    if (!reversed) target.setAttribute('data-waiting', '')
    const cancel = afterFrame(start)
    return () => {
      cancel()
      target.removeAttribute('data-waiting')
    }
  }, [])

  return null
}

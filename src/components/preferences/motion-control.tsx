import { useSelector } from '@xstate/react'

import { ui } from '#content/ui'
import { useHydrated } from '#lib/use-hydrated'

import { Icon } from '../icon/icon'
import { usePreferences } from '../../preferences/provider'

/** Turns all automatic movement of the page off and on: the carousels' rotation control too. */
export function MotionControl() {
  const { motion } = usePreferences()
  const isHydrated = useHydrated()
  const wanted = useSelector(motion, (snapshot) => snapshot.hasTag('moving'))
  // The server cannot know the visitor's wish: until React has taken over, motion is presumed.
  const moves = wanted || !isHydrated
  const label = moves ? ui.motion.stop : ui.motion.go

  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => motion.send({ type: 'motion.toggle' })}
      className="icon-button script-only"
    >
      <Icon name={moves ? 'FaPause' : 'FaPlay'} />
    </button>
  )
}

import { useSelector } from '@xstate/react'

import { ui } from '#content/ui'
import { useHydrated } from '#lib/use-hydrated'

import { Icon } from '../icon/icon'
import { usePreferences } from '../../preferences/provider'

/** Stops and starts all automatic motion of the page, so it is also the carousels' rotation control. */
export function MotionControl() {
  const { motion } = usePreferences()
  const isHydrated = useHydrated()
  const allowed = useSelector(motion, (snapshot) => snapshot.hasTag('moving'))
  // The server does not know the visitor's choice; until hydration, motion is assumed.
  const moves = allowed || !isHydrated
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

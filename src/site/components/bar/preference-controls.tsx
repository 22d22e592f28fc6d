import { useSelector } from '@xstate/react'

import { ui } from 'virtual:words/ui'
import { elementMiddle } from '#lib/element-middle.ts'
import { useHydrated } from '#lib/use-hydrated.ts'

import { wordOf } from '#devtools/index.ts'
import { useMotionAllowed, usePreferences } from '#site/preferences/provider.tsx'
import { themeIcons } from '../controls/sprite-icon.ts'
import { IconControl } from '../controls/icon-control.tsx'

/** Cycles through the system's theme and each of ours. */
export function ThemeControl() {
  const { theme } = usePreferences()
  const chosen = useSelector(theme, ({ context }) => context.choice)
  const choice = useHydrated(chosen, 'system')
  return (
    <IconControl
      icon={themeIcons[choice]}
      label={`${ui.theme.label}${ui.colon} ${wordOf(choice)}`}
      actor="theme"
      onClick={(button) => theme.send({ type: 'theme.next', origin: elementMiddle(button) })}
      className="icon-button"
    />
  )
}

/** Stops and starts all automatic motion of the page, so it is also the carousels' rotation control. */
export function MotionControl() {
  const { motion } = usePreferences()
  const allowed = useMotionAllowed()
  // The server does not know the visitor's choice; until hydration, motion is assumed.
  const moves = useHydrated(allowed, true)
  return (
    <IconControl
      icon={moves ? 'FaPause' : 'FaPlay'}
      label={moves ? ui.motion.stop : ui.motion.go}
      actor="motion"
      onClick={() => motion.send({ type: 'motion.toggle' })}
      className="icon-button"
    />
  )
}

import { useSelector } from '@xstate/react'

import { useQuiet } from '../../canvas/use-pace'
import { useMotionAllowed, usePreferences, useTheme } from '../../preferences/provider'

/** What the visitor's preferences and the device mean for a scene. */
export const useSceneSettings = () => {
  const { motion } = usePreferences()
  const isWished = useSelector(motion, ({ context }) => context.choice === 'go')
  return { theme: useTheme(), isStill: !useMotionAllowed(), isQuiet: useQuiet(isWished) }
}

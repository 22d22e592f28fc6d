import { useSelector } from '@xstate/react'

import { ui } from '#content/ui'
import { useHydrated } from '#lib/use-hydrated'

import { usePreferences } from '../../preferences/provider'
import { IconButton } from '../icon/icon-button'

const icons = { system: 'FaCircleHalfStroke', dark: 'FaMoon', light: 'FaSun' } as const

/** Cycles through system, dark and light. */
export function ThemeControl() {
  const { theme } = usePreferences()
  const chosen = useSelector(theme, ({ context }) => context.choice)
  const choice = useHydrated() ? chosen : 'system'
  return (
    <IconButton
      icon={icons[choice]}
      label={`${ui.theme.label}: ${ui.theme[choice]}`}
      onClick={() => theme.send({ type: 'theme.next' })}
      className="icon-button"
    />
  )
}

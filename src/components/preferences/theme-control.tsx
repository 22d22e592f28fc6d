import { useSelector } from '@xstate/react'

import { ui } from '#content/ui'
import { useHydrated } from '#lib/use-hydrated'

import { Icon } from '../icon/icon'
import { usePreferences } from '../../preferences/provider'

const icons = { system: 'FaCircleHalfStroke', dark: 'FaMoon', light: 'FaSun' } as const

/** Cycles through system, dark and light. */
export function ThemeControl() {
  const { theme } = usePreferences()
  const chosen = useSelector(theme, ({ context }) => context.choice)
  const choice = useHydrated() ? chosen : 'system'
  const label = `${ui.theme.label}: ${ui.theme[choice]}`

  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => theme.send({ type: 'theme.next' })}
      className="icon-button script-only"
    >
      <Icon name={icons[choice]} />
    </button>
  )
}

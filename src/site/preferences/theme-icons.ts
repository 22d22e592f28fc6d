import type { SpriteIcon } from '#site/components/controls/sprite-icon.ts'

import type { ThemeChoice } from '#machines/theme.machine.ts'

/** The sign of each choice of colours. */
export const themeIcons = {
  system: 'FaCircleHalfStroke',
  dark: 'FaMoon',
  light: 'FaSun',
} as const satisfies Record<ThemeChoice, SpriteIcon>

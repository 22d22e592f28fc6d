import { page } from 'vitest/browser'

import { ui } from '#content/ui'

const { stop, go } = ui.motion

/** Presses the motion control, whatever it would do now. */
export const pressMotion = () =>
  page.getByRole('button', { name: new RegExp(`^(?:${stop}|${go})$`) }).click()

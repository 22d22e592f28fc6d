import { useEffect, useLayoutEffect } from 'react'

import type { Origin } from '#machines/theme.machine.ts'

import { type Preference, type PreferenceActor, syncPreference } from './environment.ts'

/**
 * Has the browser store the choices of a preference's actor, and has its present answer applied to
 * the page.
 *
 * @param answer the present answer, whoever chose it
 * @param apply applies the answer; gets where in the window it was chosen, if it was chosen here;
 * may return a function that cancels it
 */
export const usePreference = <Choice extends string, Answer extends string>(
  preference: Preference<Choice, Answer>,
  actor: PreferenceActor<Choice>,
  answer: Answer,
  apply: (answer: Answer, origin?: Origin) => void | (() => void),
) => {
  useEffect(() => syncPreference(preference, actor), [preference, actor])
  // A layout effect, so that it runs before any effect that reads the colours.
  useLayoutEffect(() => apply(answer, actor.getSnapshot().context.origin), [apply, answer, actor])
}

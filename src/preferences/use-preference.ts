import { useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect } from 'react'

import { answerOf, type Origin, type PreferenceMachine } from '#machines/preference.ts'

import { usePageActor } from '#actors/use-page-actor.ts'
import { inputOf, syncPreference, type Preference } from './environment.ts'

/**
 * Runs the actor of a preference: it starts with the choice that the browser has stored, stores those
 * to come, and has what is so at present applied to the page.
 *
 * @param apply gets where in the window it was chosen, if it was chosen here; may return what cancels it
 */
export const usePreference = <
  Choice extends string,
  Answer extends string,
  Event extends { type: string },
  Tag extends string,
>(
  preference: Preference<Choice, Answer>,
  machine: PreferenceMachine<Choice, Answer, Event, Tag>,
  apply: (answer: Answer, origin?: Origin) => void | (() => void),
) => {
  const actor = usePageActor(machine, { id: preference.key, input: inputOf(preference) })
  const answer = useSelector(actor, ({ context }) => answerOf(context))
  useEffect(() => syncPreference(preference, actor), [preference, actor])
  // A layout effect, so before any effect that reads the colours.
  useLayoutEffect(() => apply(answer, actor.getSnapshot().context.origin), [apply, answer, actor])
  return actor
}

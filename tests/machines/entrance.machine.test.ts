/** Every event in every state of an entrance: it plays once, or not at all. */
import { expect, it } from 'vitest'
import { createActor } from 'xstate'

import { entranceMachine } from '#machines/entrance.machine'

const EVENTS = ['viewport.entered', 'timeline.started', 'timeline.done', 'page.shown'] as const

type State = keyof typeof wayTo

const wayTo = {
  waiting: [],
  entering: ['viewport.entered'],
  entered: ['viewport.entered', 'timeline.done'],
} as const

/** An event that is not listed changes nothing. */
const leads: Record<State, Partial<Record<(typeof EVENTS)[number], State>>> = {
  waiting: {
    'viewport.entered': 'entering',
    'timeline.started': 'entering',
    'page.shown': 'entered',
  },
  entering: { 'timeline.done': 'entered' },
  entered: {},
}

const cases = (Object.keys(wayTo) as State[]).flatMap((before) =>
  EVENTS.map((event) => ({ before, event, after: leads[before][event] ?? before })),
)

it.each(cases)('is $after after $event while $before', ({ before, event, after }) => {
  const entrance = createActor(entranceMachine).start()
  for (const type of wayTo[before]) entrance.send({ type })
  expect(entrance.getSnapshot().value).toBe(before)
  entrance.send({ type: event })
  expect(entrance.getSnapshot().value).toBe(after)
})

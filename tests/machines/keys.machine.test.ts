/** Keys of one letter are on until they are switched off, here, in another tab or at an earlier visit. */
import { expect, it } from 'vitest'
import { createActor } from 'xstate'

import { keysMachine } from '#machines/keys.machine.ts'

it('is on or off as it is toggled or chosen, and its context has the choice', () => {
  for (const [choice, other] of [
    ['on', 'off'],
    ['off', 'on'],
  ] as const) {
    const keys = createActor(keysMachine, { input: { choice } }).start()
    const now = () => [keys.getSnapshot().value, keys.getSnapshot().context.choice]
    expect(now()).toEqual([choice, choice])
    keys.send({ type: 'keys.toggle' })
    expect(now()).toEqual([other, other])
    keys.send({ type: 'keys.choose', choice })
    expect(now()).toEqual([choice, choice])
  }
})

import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'

import { savesData } from '#lib/saves-data.ts'
import type { motionMachine } from '#machines/motion.machine.ts'
import { paceMachine } from '#machines/pace.machine.ts'

import { usePageActor } from '#devtools/index.ts'

/** Runs the actor of pace, and tells it whether the visitor has chosen motion. */
export const usePaceActor = (motion: ActorRefFrom<typeof motionMachine>) => {
  const isWished = useSelector(motion, ({ context }) => context.choice === 'go')
  const actor = usePageActor(paceMachine, {
    id: 'pace',
    input: { isWished, saveData: savesData() },
  })
  useEffect(() => {
    if (actor.getSnapshot().context.isWished !== isWished)
      actor.send({ type: 'wish.changed', isWished })
  }, [actor, isWished])
  return actor
}

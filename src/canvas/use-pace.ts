import { useSelector } from '@xstate/react'
import { useEffect, useSyncExternalStore } from 'react'
import { createActor, type Actor } from 'xstate'

import { createEmitter } from '#lib/emitter'
import { paceMachine } from '#machines/pace.machine'

import { register } from '../actors/registry'
import { observeFrames } from './renderer-client'

type PaceActor = Actor<typeof paceMachine>

/** With what only some browsers report. */
interface Device extends Navigator {
  connection?: { saveData?: boolean }
}

/** The one actor of all scenes. It lives as long as the page. */
let pace: PaceActor | undefined
let unregister: (() => void) | undefined
const replaced = createEmitter()

const startPace = (isWished: boolean) => {
  const { connection }: Device = navigator
  const input = { isWished, saveData: connection?.saveData ?? false }
  observeFrames((late) => pace?.send({ type: 'frames.measured', late }))
  return createActor(paceMachine, { id: 'pace', input }).start()
}

/** Makes an actor the page's own, and known to the inspector. */
const adopt = (actor: PaceActor) => {
  unregister?.()
  pace = actor
  unregister = register(actor, (next) => adopt(next as PaceActor))
  replaced.emit()
}

/**
 * Whether scenes stay still until they are asked for, because the device is slow.
 *
 * @param isWished the visitor chose motion, which overrides that
 */
export const useQuiet = (isWished: boolean) => {
  const actor = useSyncExternalStore(replaced.on, () => (pace ??= startPace(isWished)))
  useEffect(() => {
    if (!unregister) adopt(actor)
    if (actor.getSnapshot().context.isWished !== isWished)
      actor.send({ type: 'wish.changed', isWished })
  }, [actor, isWished])
  return useSelector(actor, (snapshot) => snapshot.hasTag('quiet'))
}

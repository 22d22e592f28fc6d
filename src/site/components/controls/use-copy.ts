import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'

import { copyMachine } from '#machines/copy.machine.ts'

import { usePageActor } from '#devtools/index.ts'
import { driveCopy } from '#lib/drive-copy.ts'

export type CopyActor = ActorRefFrom<typeof copyMachine>

/** An actor that copies `text` to the clipboard at each `copy.press`. */
export const useCopy = (id: string, text: string) => {
  const actor = usePageActor(copyMachine, { id })

  useEffect(() => driveCopy(actor, () => text), [actor, text])

  return actor
}

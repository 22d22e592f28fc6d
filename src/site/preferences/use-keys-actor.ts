import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'

import { pageFlags } from '#lib/page-flags.ts'
import { type KeysChoice, keysMachine } from '#machines/keys.machine.ts'

import { usePageActor } from '#devtools/index.ts'
import { keysPreference, storedChoice } from './environment.ts'
import { usePreference } from './use-preference.ts'

// The page's flag is read where keys are heard, also if storage is blocked.
const applyKeys = (keys: KeysChoice) => {
  pageFlags().keys = keys
}

const choiceIn = ({ context }: SnapshotFrom<typeof keysMachine>) => context.choice

/** Runs the actor of keys of one letter, and stores its choice. */
export const useKeysActor = () => {
  const input = { choice: storedChoice(keysPreference) }
  const actor = usePageActor(keysMachine, { id: 'keys', input })
  usePreference(keysPreference, actor, useSelector(actor, choiceIn), applyKeys)
  return actor
}

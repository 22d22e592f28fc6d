import { useEffect, useRef } from 'react'
import { useSelector } from '@xstate/react'
import { useLocation } from 'wouter'

import { identity } from '#content/identity'
import { usePageActor } from '../../actors/use-page-actor.ts'
import { originOf } from '#lib/origin-of'
import { pageFlags } from '#lib/page-flags'
import { keysMachine } from '#machines/keys.machine'
import { paletteMachine } from '#machines/palette.machine'

import { useCopy } from '../copy/copy'
import { storedKeys, syncChoice } from '../../preferences/environment'
import { usePreferences } from '../../preferences/provider'
import { CHOICE_KEYS } from '../../preferences/storage-keys'
import { onPaletteCall } from './call-palette'
import { commands } from './commands'

const options = commands.map(({ id, label, group, words = '', stays = false }) => ({
  id,
  // What changes its label has all of them among its words.
  words: `${typeof label === 'string' ? label : ''} ${group} ${words}`,
  stays,
}))

/** The palette's actor and dialog; runs the command that is chosen. */
export const usePalette = () => {
  const dialog = useRef<HTMLDialogElement>(null)
  const { theme, motion } = usePreferences()
  const [, navigate] = useLocation()
  const actor = usePageActor(paletteMachine, { id: 'palette', input: { options } })
  const copy = useCopy('palette copy', identity.email)
  const keys = usePageActor(keysMachine, { id: 'keys', input: { choice: storedKeys() } })

  useEffect(() => {
    const subscription = actor.on('option.chosen', ({ id }) => {
      const command = commands.find((known) => known.id === id)
      const row = dialog.current?.querySelector('[aria-selected="true"]')
      const origin = originOf(row ?? document.documentElement)
      const run = () => command?.run({ navigate, origin, theme, motion, copy, keys })
      if (command?.stays) run()
      else dialog.current?.addEventListener('close', run, { once: true })
    })
    return () => subscription.unsubscribe()
  }, [actor, navigate, theme, motion, copy, keys])

  useEffect(() => {
    const call = (event?: Event) => {
      // The same keys close the palette, whose dialog may still have the focus: one press does one.
      if (actor.getSnapshot().can({ type: 'palette.call' })) event?.stopPropagation()
      actor.send({ type: 'palette.call' })
    }
    // The first call loaded this component.
    call()
    return onPaletteCall(call)
  }, [actor])

  useEffect(() => syncChoice(keys, CHOICE_KEYS.keys, storedKeys), [keys])
  const keysChoice = useSelector(keys, ({ context }) => context.choice)
  // Read where the keys are heard, also if storage is blocked.
  useEffect(() => {
    pageFlags().keys = keysChoice
  }, [keysChoice])

  const choice = useSelector(theme, ({ context }) => context.choice)
  const moves = useSelector(motion, (snapshot) => snapshot.hasTag('moving'))
  const followsSystem = useSelector(motion, (snapshot) => snapshot.matches('following'))
  const copied = useSelector(copy, (snapshot) => snapshot.value)
  const now = { theme: choice, moves, followsSystem, copy: copied, keys: keysChoice }
  return { actor, copy, dialog, now }
}

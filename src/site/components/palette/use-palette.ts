import { useEffect, useRef } from 'react'
import { useSelector } from '@xstate/react'
import { useLocation } from '#site/routing/router.ts'

import { identity } from 'virtual:content/identity'
import { useActor, usePageActor } from '#devtools/index.ts'
import { elementMiddle } from '#lib/element-middle.ts'
import { paletteMachine } from '#machines/palette.machine.ts'

import { useCopy } from '../controls/use-copy.ts'
import { usePreferences } from '#site/preferences/provider.tsx'
import { useKeysActor } from '#site/preferences/use-keys-actor.ts'
import { onPaletteCall } from './call-palette.ts'
import type { Command, CommandTargets } from './command.ts'
import { commandsOf } from './commands.ts'

const optionOf = ({ id, label, group, words = '', stays = false }: Command) => ({
  id,
  stays,
  words: `${label} ${group} ${words}`,
})

const whole = <Snapshot>(snapshot: Snapshot) => snapshot

/** The palette's actor, dialog and commands; runs the command that is chosen. */
export const usePalette = () => {
  const dialog = useRef<HTMLDialogElement>(null)
  const { theme, motion } = usePreferences()
  const [, navigate] = useLocation()
  const copy = useCopy('palette copy', identity.email)
  const keys = useKeysActor()
  // The commands show a change of any of these.
  useSelector(theme, whole)
  useSelector(motion, whole)
  useSelector(copy, whole)
  const agent = useActor('agent') as CommandTargets['agent']
  useSelector(agent, whole)
  const commands = commandsOf({ navigate, theme, motion, copy, keys, agent })
  const input = { options: commands.map(optionOf) }
  const actor = usePageActor(paletteMachine, { id: 'palette', input })

  useEffect(() => {
    const subscription = actor.on('option.chosen', ({ id }) => {
      const command = commands.find((known) => known.id === id)
      const row = dialog.current?.querySelector('[aria-selected="true"]')
      const origin = elementMiddle(row ?? document.documentElement)
      const run = () => command?.run(origin)
      if (command?.stays) run()
      else dialog.current?.addEventListener('close', run, { once: true })
    })
    return () => subscription.unsubscribe()
  }, [actor, commands])

  useEffect(() => {
    const call = (event?: Event) => {
      // One press of the keys calls or closes, never both: they also close the palette, whose
      // dialog may still have the focus.
      if (actor.getSnapshot().can({ type: 'palette.call' })) event?.stopPropagation()
      actor.send({ type: 'palette.call' })
    }
    // The first call loaded this component, so it is repeated here.
    call()
    return onPaletteCall(call)
  }, [actor])

  return { actor, copy, dialog, commands }
}

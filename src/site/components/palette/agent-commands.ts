import { resultsOf } from '#machines/palette.machine.ts'

import { registeredActors } from '#devtools/index.ts'
import { originOf } from '#lib/origin-of.ts'
import { callPalette } from './call-palette.ts'
import type { Site } from './command.ts'
import { commandsOf } from './commands.ts'
import { whenHere } from './when-here.ts'

const actorOf = (id: string) => registeredActors().findLast((actor) => actor.id === id)

/**
 * The palette's actions, for an agent. The actors of the palette itself are there once it has been
 * opened.
 */
export const commands = () => {
  const site: Site = {
    navigate: () => {},
    theme: actorOf('theme') as Site['theme'],
    motion: actorOf('motion') as Site['motion'],
    copy: actorOf('palette copy') as Site['copy'],
    keys: actorOf('keys') as Site['keys'],
    agent: actorOf('agent') as Site['agent'],
  }
  const origin = originOf(document.querySelector('header nav>a') ?? document.documentElement)
  return (
    commandsOf(site)
      // Pages have a tool of their own.
      .filter(({ group }) => group === 'actions')
      .map((command) => ({ ...command, run: () => command.run(origin) }))
  )
}

/** Opens the palette at a command: the visitor has only to press Enter. */
export const show = (id: string) => {
  whenHere('palette', (palette) => {
    const subscription = palette.subscribe((snapshot) => {
      if (!snapshot.matches('shown')) return
      subscription.unsubscribe()
      const index = resultsOf(snapshot.context).findIndex((option) => option.id === id)
      palette.send({ type: 'option.point', index })
    })
  })
  callPalette()
}

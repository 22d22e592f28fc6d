import { resultsOf } from '#machines/palette.machine.ts'

import { registeredActors } from '#devtools/index.ts'
import { elementMiddle } from '#lib/element-middle.ts'
import { callPalette } from './call-palette.ts'
import type { CommandTargets } from './command.ts'
import { commandsOf } from './commands.ts'
import { whenHere } from './when-here.ts'

const registeredActor = (id: string) => registeredActors().findLast((actor) => actor.id === id)

/**
 * The palette's actions, for an agent. The actors of the palette itself are there once it has been
 * opened.
 */
export const commands = () => {
  const site: CommandTargets = {
    navigate: () => {},
    theme: registeredActor('theme') as CommandTargets['theme'],
    motion: registeredActor('motion') as CommandTargets['motion'],
    copy: registeredActor('palette copy') as CommandTargets['copy'],
    keys: registeredActor('keys') as CommandTargets['keys'],
    agent: registeredActor('agent') as CommandTargets['agent'],
  }
  const origin = elementMiddle(document.querySelector('header nav>a') ?? document.documentElement)
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

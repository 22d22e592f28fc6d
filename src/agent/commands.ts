import { agents } from 'virtual:words/agents'
import { ui } from 'virtual:words/ui'
import { resultsOf } from '#machines/palette.machine.ts'

import { registeredActors } from '#actors/registry.ts'
import { callPalette } from '#components/palette/call-palette.ts'
import type * as Palette from '#components/palette/commands.ts'
import type { Site } from '#components/palette/command.ts'
import { originOf } from '#lib/origin-of.ts'
import { type Answer, refuse, textOf } from './answer.ts'
import { act, type AgentActor } from './act.ts'
import { say } from './say.ts'

const actorOf = (id: string) => registeredActors().findLast((actor) => actor.id === id)

/** What the palette can do; its own actors are there once it was opened. */
const commandsNow = ({ commandsOf }: typeof Palette) => {
  const site: Site = {
    navigate: () => {},
    theme: actorOf('theme') as Site['theme'],
    motion: actorOf('motion') as Site['motion'],
    copy: actorOf('palette copy') as Site['copy'],
    keys: actorOf('keys') as Site['keys'],
    agent: actorOf('agent') as Site['agent'],
  }
  // Pages have a tool of their own.
  return commandsOf(site).filter(({ group }) => group === 'actions')
}

/** Opens the palette at a command: the visitor has only to press Enter. */
const showInPalette = (id: string, { whenHere }: typeof Palette) => {
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

/** Runs a command of the palette; one for the visitor's own hand is shown there. Without a name all are listed. */
export const runCommand = async (
  agent: AgentActor,
  input: unknown,
  signal: AbortSignal,
): Promise<Answer> => {
  const id = textOf(input, 'command')
  const code = await import('#components/palette/commands.ts')
  const commands = commandsNow(code)
  const list = commands.map((one) => ({
    command: one.id,
    label: one.label,
    ...(one.byHand && { byHand: true }),
  }))
  if (id === undefined) return { ok: true, commands: list }
  const command = commands.find((one) => one.id === id)
  if (!command) return refuse(`there is no command ${id}`, { commands: list })
  if (command.byHand) {
    showInPalette(id, code)
    say(`${agents.shows}${ui.colon} ${command.label}`)
    return refuse('the visitor must press this: it is shown in the palette', { shown: true })
  }
  const origin = originOf(document.querySelector('header nav>a') ?? document.documentElement)
  const send = () => command.run(origin)
  const event = { type: id }
  const { because } = await act(
    agent,
    { actor: agent, name: command.label, event, send, isSettled: () => true },
    signal,
  )
  return because
    ? refuse(because)
    : { ok: true, done: command.label, remembered: 'this browser keeps the choice' }
}

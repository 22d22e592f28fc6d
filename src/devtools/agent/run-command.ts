import { agents } from 'virtual:words/agents'
import { ui } from 'virtual:words/ui'
import { type Answer, refuse, textField } from './answer.ts'
import { act } from './act.ts'
import type { Call } from './agent-site.ts'
import { say } from './say.ts'

/** Runs a command of the palette; one for the visitor's own hand is shown there. Without a name all are listed. */
export const runCommand = async (
  { agent, site, signal }: Call,
  input: unknown,
): Promise<Answer> => {
  const id = textField(input, 'command')
  const palette = await site.loadPalette()
  const commands = palette.commands()
  const list = commands.map((one) => ({
    command: one.id,
    label: one.label,
    ...(one.byHand && { byHand: true }),
  }))
  if (id === undefined) return { ok: true, commands: list }
  const command = commands.find((one) => one.id === id)
  if (!command) return refuse(`there is no command ${id}`, { commands: list })
  if (command.byHand) {
    palette.show(id)
    say(`${agents.shows}${ui.colon} ${command.label}`)
    return refuse('the visitor must press this: it is shown in the palette', { shown: true })
  }
  const send = () => command.run()
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

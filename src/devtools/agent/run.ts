import { statusLine } from '#devtools/inspector/explain/state-line.ts'
import { messageOf } from '#devtools/inspector/explain/values.ts'
import { act } from './act.ts'
import type { Call } from './agent-site.ts'
import { findActor, isPrivate, snapshotOf } from './actors.ts'
import { type Answer, plain, refuse, textField } from './answer.ts'
import { runCommand } from './run-command.ts'
import { askedFor, changes, eventIn, obstacleTo, foreseenText } from './events.ts'
import { openPage } from './pages.ts'
import { readProjects, readResume } from './read.ts'
import { pageState } from './state.ts'
import type { ToolName } from './tools.ts'

type Run = (call: Call, input: unknown) => Answer | Promise<Answer>

/** The actor and the event that a call names. @throws what is wrong with them */
const asked = (input: unknown) => {
  const machine = textField(input, 'machine')
  if (machine === undefined) throw new Error('machine is a name that page_state lists')
  const { actor, chart } = findActor(machine)
  if (isPrivate(chart)) throw new Error(`${actor.id} holds what the visitor types: use run_command`)
  return { actor, chart, event: eventIn(input), snapshot: snapshotOf(actor) }
}

const pageWould: Run = (_, input) => {
  const { actor, chart, event, snapshot } = asked(input)
  const obstacle = obstacleTo(actor, chart, event)
  return {
    ok: true,
    machine: actor.id,
    state: statusLine(snapshot),
    would: foreseenText(snapshot, event),
    changes: changes(snapshot, event),
    mayBeSent: obstacle === '',
    ...(obstacle && { because: obstacle }),
    asked: askedFor(snapshot, event),
  }
}

const pageSend: Run = async ({ agent, signal }, input) => {
  const { actor, chart, event, snapshot } = asked(input)
  const obstacle = obstacleTo(actor, chart, event)
  const before = statusLine(snapshot)
  if (obstacle)
    return refuse(obstacle, { sent: false, state: before, asked: askedFor(snapshot, event) })
  const would = foreseenText(snapshot, event)
  const send = () => actor.send(event)
  const done = await act(agent, { actor, event, send }, signal)
  if (!done.sent) return refuse(done.because ?? '', { sent: false })
  const after = snapshotOf(actor)
  const failed = after.status === 'error' && { failed: messageOf(after.error) }
  return {
    ok: true,
    machine: actor.id,
    ...done,
    would,
    before,
    after: statusLine(after),
    ...failed,
  }
}

/** The function of each tool. It may throw why it does not do what was asked. */
const runs: Record<ToolName, Run> = {
  page_state: (_, input) => pageState(input),
  page_would: pageWould,
  page_send: pageSend,
  open_page: openPage,
  run_command: runCommand,
  read_resume: ({ signal }, input) => readResume(input, signal),
  read_projects: ({ signal }, input) => readProjects(input, signal),
}

/** Runs a tool; the answer is plain data, also if the tool throws. */
export const run = async (name: ToolName, call: Call, input: unknown): Promise<Answer> => {
  try {
    return plain(await runs[name](call, input))
  } catch (error) {
    return refuse(messageOf(error))
  }
}

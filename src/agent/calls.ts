import { createLoader } from '#lib/load-code.ts'

import type { AgentActor } from './act.ts'
import type { Answer } from './answer.ts'
import type { Tool } from './model-context.ts'
import { type ToolName, tools } from './tools.ts'

/** What the tools do comes with the first call: most pages are left before there is one. */
const code = createLoader(() => import('./run.ts'))

const refuse = (because: string): Answer => ({ ok: false, because })

/** Answers a call, whatever happens: a browser would hide what is thrown behind a sentence of its own. */
const answerTo = async (
  name: ToolName,
  agent: AgentActor,
  input: unknown,
  signal: AbortSignal,
): Promise<Answer> => {
  if (signal.aborted) return refuse('the call was cancelled')
  agent.send({ type: 'tool.called', tool: name })
  if (!agent.getSnapshot().matches('calling')) return refuse('the visitor has switched agents off')
  const answer = await code.load().then(
    ({ run }) => run(name, agent, input, signal),
    () => refuse('the code of the tools did not come: is there a connection?'),
  )
  // One that was waited for is over.
  if (!agent.getSnapshot().matches('calling')) return answer
  if (answer.ok) agent.send({ type: 'call.answered' })
  else agent.send({ type: 'call.refused', because: answer.because })
  return answer
}

/**
 * The tools as a browser registers them. Calls are answered one after another, as no browser sees to that, always
 * with an object, and never by throwing.
 *
 * @param agent gives the actor that a call is an event for
 */
export const callableTools = (agent: () => AgentActor): readonly Tool[] => {
  let last: Promise<unknown> = Promise.resolve()
  return tools.map((tool) => ({
    ...tool,
    execute: (input, { signal = new AbortController().signal } = {}) => {
      const answer = last.then(() => answerTo(tool.name, agent(), input, signal))
      last = answer
      return answer
    },
  }))
}

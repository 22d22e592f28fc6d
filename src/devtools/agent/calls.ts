import { createLoader } from '#lib/load-code.ts'

import type { Call } from './agent-site.ts'
import type { Answer } from './answer.ts'
import type { Tool } from './model-context.ts'
import { type ToolName, tools } from './tools.ts'

/** The code of the tools comes with the first call: most pages are left before there is one. */
const code = createLoader(() => import('./run.ts'))

const refuse = (because: string): Answer => ({ ok: false, because })

/**
 * Answers a call, whatever happens: a browser would replace a thrown error by a sentence of its
 * own.
 */
const answerTo = async (name: ToolName, call: Call, input: unknown): Promise<Answer> => {
  const { agent } = call
  if (call.signal.aborted) return refuse('the call was cancelled')
  agent.send({ type: 'tool.called', tool: name })
  if (!agent.getSnapshot().matches('calling')) return refuse('the visitor has switched agents off')
  const answer = await code.load().then(
    ({ run }) => run(name, call, input),
    () => refuse('the code of the tools did not come: is there a connection?'),
  )
  // A call whose wait was cancelled is over already.
  if (!agent.getSnapshot().matches('calling')) return answer
  if (answer.ok) agent.send({ type: 'call.answered' })
  else agent.send({ type: 'call.refused', because: answer.because })
  return answer
}

/**
 * The tools as a browser registers them. Calls are answered one after another, as no browser sees to that, always
 * with an object, and never by throwing.
 *
 * @param now gives the actor that a call is an event for, and what the site does for it
 */
export const callableTools = (now: () => Omit<Call, 'signal'>): readonly Tool[] => {
  let last: Promise<unknown> = Promise.resolve()
  return tools.map((tool) => ({
    ...tool,
    execute: (input, { signal = new AbortController().signal } = {}) => {
      const answer = last.then(() => answerTo(tool.name, { ...now(), signal }, input))
      last = answer
      return answer
    },
  }))
}

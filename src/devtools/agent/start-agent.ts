import { createActor } from 'xstate'

import { agentMachine } from '#machines/agent.machine.ts'

import { observe } from '#devtools/actors/observe-actors.ts'
import { register } from '#devtools/actors/registry.ts'
import type { AgentActor } from './act.ts'
import type { AgentSite } from './agent-site.ts'
import { callableTools } from './calls.ts'
import { onChoiceElsewhere, storeAgents, storedAgents } from './choice.ts'
import type { ModelContext, Tool } from './model-context.ts'

const { modelContext } = document as Document & { modelContext: ModelContext }

/**
 * The agent's actor runs in real time: its callers are outside of the page, and are answered also
 * while the page's clock stands.
 */
let agent: AgentActor = createActor(agentMachine, {
  id: 'agent',
  input: { choice: storedAgents() },
})

let tools: readonly Tool[] = []

/** Unregisters all tools; undefined while there are none. */
let registered: AbortController | undefined

const registerTools = () => {
  const controller = new AbortController()
  const { signal } = controller
  for (const tool of tools)
    // Nothing waits for the registration: in a page that is prerendered it stays pending.
    modelContext.registerTool(tool, { signal }).catch((error: unknown) => {
      if (!signal.aborted) reportError(error)
    })
  registered = controller
}

/** Tools are there while the visitor has not switched them off. */
const follow = () => {
  const { choice } = agent.getSnapshot().context
  if (choice !== storedAgents()) storeAgents(choice)
  if (choice === 'on' && !registered) registerTools()
  if (choice === 'on' || !registered) return
  registered.abort()
  registered = undefined
}

/** Has the page's actor run; the inspector may put another in its place. */
const run = (next: AgentActor) => {
  agent = next
  const endObserving = observe(next)
  const subscription = next.subscribe(follow)
  next.start()
  const remove = register(next, (other) => {
    remove()
    subscription.unsubscribe()
    endObserving()
    run(other)
    // The callers of the former actor's time wait no longer.
    agent.send({ type: 'call.cancelled' })
  })
  follow()
}

/** Registers the tools of a document, once. */
export const startAgent = (site: AgentSite) => {
  tools = callableTools(() => ({ agent, site }))
  run(agent)
  onChoiceElsewhere((choice) => agent.send({ type: 'agents.choose', choice }))
  // While X is held, the agent is seen at work there.
  document.querySelector('header nav>a')?.setAttribute('data-actor', 'agent')
}

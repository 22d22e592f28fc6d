import { storageKey } from '#lib/storage-key.ts'
import { AGENT_CHOICES, type AgentChoice } from '#machines/agent.machine.ts'

const key = storageKey('agents')

/**
 * The visitor's choice, for this visit or for good. Storage may be blocked, and may hold anything.
 */
export const storedAgents = (): AgentChoice => {
  try {
    const stored = sessionStorage.getItem(key) ?? localStorage.getItem(key)
    return AGENT_CHOICES.find((choice) => choice === stored) ?? 'on'
  } catch {
    return 'on'
  }
}

/** Stores a choice: `visit` as long as the tab is open. */
export const storeAgents = (choice: AgentChoice) => {
  try {
    sessionStorage.removeItem(key)
    localStorage.removeItem(key)
    if (choice === 'visit') sessionStorage.setItem(key, choice)
    if (choice === 'off') localStorage.setItem(key, choice)
  } catch {
    // Storage is blocked: the choice lasts until reload.
  }
}

/** Calls a listener when another tab has chosen. */
export const onChoiceElsewhere = (listener: (choice: AgentChoice) => void) =>
  addEventListener('storage', (event) => {
    // The key is null when all of the storage was cleared.
    if (event.key === key || event.key === null) listener(storedAgents())
  })

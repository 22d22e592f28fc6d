import type { AgentActor } from './act.ts'

/** A command of the palette, as far as an agent's call needs it. */
interface AgentCommand {
  id: string
  label: string
  /** Only the visitor may run the command: it copies, or takes a file. */
  byHand?: boolean
  run: () => void
}

/** The site's answers to agents, and what it does for them. */
export interface AgentSite {
  /** The path of the page that an address is of, however it is written; undefined if it is none of the site's. */
  pathAt: (pathname: string) => string | undefined
  /** Whether a path's document is loaded whole. */
  isDocument: (path: string) => boolean
  /** Whether this page stands at an address that is not the site's: in an archive, say. */
  isCopy: () => boolean
  /** What the palette can do now, and how it is opened at one command. It is loaded for this. */
  loadPalette: () => Promise<{
    commands: () => readonly AgentCommand[]
    show: (id: string) => void
  }>
}

/** The context of a call, beside its input. */
export interface Call {
  agent: AgentActor
  site: AgentSite
  signal: AbortSignal
}

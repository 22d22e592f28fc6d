import { firefox } from './firefox.ts'
import { webKit } from './webkit.ts'

/** A browser engine that is driven by WebDriver. */
export interface Engine {
  name: string
  /** Debian's packages of it and its driver. */
  packages: readonly string[]
  /** Commands that it needs and that are not there. */
  missing: () => string[]
  /** Starts its driver; `url` is where that listens. */
  start: () => Promise<{ url: string; stop: () => void }>
}

export const engines: readonly Engine[] = [firefox, webKit]

import type { Step } from '#devtools/actors/step.ts'
import { simulatorLink } from './link.ts'

/**
 * The link to a simulator at a moment, or at its start if the visitor agrees to that; undefined if
 * not.
 */
const linkOf = (path: string, step: Step, now: number) => {
  try {
    return simulatorLink(path, step, now)
  } catch (error) {
    const { message } = error as Error
    const question = `This moment cannot be taken along: ${message}. Simulate from its start?`
    return confirm(question) ? path : undefined
  }
}

/**
 * Leaves the page for the simulator of a machine, after a step if there is one.
 *
 * @param path of the machine's page
 * @param now a time on the clock of the step, in milliseconds
 * @param close called before the page is left
 */
export const leaveFor = (path: string, step: Step | undefined, now: number, close: () => void) => {
  const link = step ? linkOf(path, step, now) : path
  if (!link) return
  close()
  location.assign(link)
}

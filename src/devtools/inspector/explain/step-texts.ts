import { eventName } from '#devtools/actors/event-name.ts'
import { INIT, type Step, STOP } from '#devtools/actors/step.ts'
import { type Budget, previewBudget } from './budget.ts'
import { changeLines } from './changes.ts'
import { isOfMachine, machineIn } from './machine-of.ts'
import { memoize } from './memoize.ts'
import { statusLine } from './state-line.ts'
import { raisedBy, takenIn } from './taken.ts'
import { roundedText } from './values.ts'
import { reasonOf } from './why.ts'

const IGNORED = 'ignored: '

/** What a step changed in state and data, a line for each; or why it was ignored. */
export const outcomesOf = memoize((step: Step): readonly string[] => {
  const { before, after, actions, event } = step
  if (event.type === INIT) return [statusLine(after)]
  if (event.type === STOP) return []
  const changed = changeLines(before, after)
  if (changed.length > 0) return changed
  if (actions.length > 0 || before !== after || takenIn(step).length > 0)
    return ['Nothing changed.']
  // An actor without states does not show what it does with an event.
  return [isOfMachine(before) ? `${IGNORED}${reasonOf(before, event)}` : 'received']
})

/** The outcome of a step in one line. */
export const outcomeOf = (step: Step) => outcomesOf(step).join(' · ')

export const isIgnored = (step: Step) => outcomeOf(step).startsWith(IGNORED)

/** The event of a step, for readers: `after interval`; or that an actor came or left. */
export const stepName = ({ event, before }: Step) => {
  if (event.type === INIT) return 'came'
  if (event.type === STOP) return 'left'
  return eventName(event, machineIn(before))
}

/** A row of the log: whose step it is, its event with what was raised on the way, and what came of it. */
export const rowOf = (step: Step) => ({
  actor: step.actor.id,
  name: [stepName(step), ...raisedBy(step.actions).map(({ type }) => type)].join(' · '),
  outcome: outcomeOf(step),
})

/** All texts that find a step. */
const searchedText = memoize((step: Step): string => {
  const { actor, name, outcome } = rowOf(step)
  const state = isIgnored(step) ? '' : statusLine(step.after)
  return [actor, name, outcome, roundedText(step.event), state].join(' ').toLowerCase()
})

/**
 * Those texts; undefined while there is no time for them: for thousands of steps they take longer
 * than a frame.
 */
const wordsInTime = (step: Step, budget: Budget) =>
  searchedText.isKnown(step) ? searchedText(step) : budget.spend(() => searchedText(step))

/**
 * The steps that match a filter; all of them if it is empty. The last steps are searched first. The
 * list is not whole while there is no time for the rest.
 */
export const stepsLike = (
  steps: readonly Step[],
  filter: string,
  budget: Budget = previewBudget,
) => {
  const wanted = filter.trim().toLowerCase()
  if (wanted === '') return { rows: steps, isWhole: true }
  let isWhole = true
  const isLike = (step: Step) => {
    const words = wordsInTime(step, budget)
    isWhole &&= words !== undefined
    return words?.includes(wanted)
  }
  const rows = steps.toReversed().filter(isLike).toReversed()
  return { rows, isWhole }
}

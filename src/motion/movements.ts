import { gsap } from './set-up'

type Tween = gsap.core.Tween
type Timeline = gsap.core.Timeline

/** A tween as part of a whole timeline. */
interface Movement {
  tween: Tween
  /** Seconds of the whole timeline. */
  start: number
  /** It moves its targets, whether or not it fades them. */
  isTransform: boolean
}

const TRANSFORM = /^([xyz]|[xy]Percent|(scale|rotation|skew)[XY]?)$/

/** What else may be said about a movement that the compositor can draw alone. */
const KNOWN = new RegExp(
  '^(opacity|alpha|autoAlpha|duration|delay|ease|startAt|runBackwards|immediateRender|overwrite' +
    '|repeat|stagger|each|amount|from|parent|defaults|paused|id|onInterrupt)$',
)

/** Looks into `stagger`, `startAt` and `defaults` too. */
const isKnown = (vars: object): boolean =>
  Object.entries(vars).every(
    ([name, value]) =>
      TRANSFORM.test(name) ||
      (KNOWN.test(name) &&
        (name === 'parent' || typeof value !== 'object' || isKnown(value ?? {}))),
  )

const canMove = (target: unknown) => target instanceof HTMLElement && 'animate' in target

/**
 * The tweens of a timeline, those inside staggers and nested timelines included, if all they move
 * is transforms and opacity of elements, once and at their own pace.
 *
 * @returns `undefined` when anything needs GSAP's ticker: another property or target, a callback,
 *   keyframes, a repeat, a time scale
 */
export function movementsOf(animation: Tween | Timeline, start = 0): Movement[] | undefined {
  if (!isKnown(animation.vars) || animation.repeat() || animation.timeScale() !== 1)
    return undefined
  if (animation instanceof gsap.core.Timeline) return movementsIn(animation, start)

  const inner = 'timeline' in animation && animation.timeline
  if (inner instanceof gsap.core.Timeline) return movementsIn(inner, start)
  const isTransform = Object.keys(animation.vars).some((name) => TRANSFORM.test(name))
  return animation.targets().every(canMove) ? [{ tween: animation, start, isTransform }] : undefined
}

function movementsIn(timeline: Timeline, start: number) {
  const movements = timeline
    .getChildren(false)
    .map((child) => movementsOf(child, start + child.startTime()))
  return movements.every((found) => found !== undefined) ? movements.flat() : undefined
}

import { easeSegments } from './ease-segments'
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

/** What else may be said about a movement of transforms and opacity. */
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

/**
 * The tweens of a timeline, those inside staggers and nested timelines included, if all they change
 * is transforms and opacity, once and at their own pace.
 *
 * @returns `undefined` if anything else is in it: another property, a callback, keyframes, a repeat,
 *   a time scale
 */
export function movementsOf(animation: Tween | Timeline, start = 0): Movement[] | undefined {
  if (!isKnown(animation.vars) || animation.repeat() || animation.timeScale() !== 1)
    return undefined
  if (animation instanceof gsap.core.Timeline) return movementsIn(animation, start)

  const inner = 'timeline' in animation && animation.timeline
  if (inner instanceof gsap.core.Timeline) return movementsIn(inner, start)
  const isTransform = Object.keys(animation.vars).some((name) => TRANSFORM.test(name))
  return [{ tween: animation, start, isTransform }]
}

function movementsIn(timeline: Timeline, start: number) {
  const movements = timeline
    .getChildren(false)
    .map((child) => movementsOf(child, start + child.startTime()))
  return movements.every((found) => found !== undefined) ? movements.flat() : undefined
}

/** Seconds. Sampled this shortly before and after a tween starts or ends: it may jump there. */
const INSTANT = 1e-6

/** Each ease is divided once. */
const segmentsByEase = new WeakMap<gsap.EaseFunction, number[]>()

const segmentsOf = (ease: gsap.EaseFunction) => {
  const segments = segmentsByEase.get(ease) ?? easeSegments(ease)
  segmentsByEase.set(ease, segments)
  return segments
}

/**
 * The moments between which a movement changes evenly.
 *
 * @param whole seconds of the timeline that it is a part of
 * @returns seconds of that timeline
 */
export function momentsOf({ tween, start }: Movement, whole: number) {
  const length = tween.duration()
  const ends = [0, start, start + length, whole].flatMap((end) => [end - INSTANT, end + INSTANT])
  const inside = segmentsOf(gsap.parseEase(tween.vars.ease ?? 'none'))
  return [...ends, ...inside.map((progress) => start + length * progress)].map(
    gsap.utils.clamp(0, whole),
  )
}

import gsap from 'gsap'

import { type EntranceOptions, STAGGER_STEPS } from '#site/motion/entrance-options.ts'

import { entrances as ownEntrances } from '#site/components/movement/entrances.ts'

type Enter = (element: HTMLElement, options: EntranceOptions) => gsap.core.Timeline

/** What of an element an entrance may change, and how it stands at rest. Pixels, and per cents of itself. */
const REST = { opacity: 1, x: 0, y: 0, xPercent: 0, yPercent: 0 }

/** What may be said of a tween beside what it changes. */
const OF_A_TWEEN = /^(?:duration|delay|ease|startAt|runBackwards|immediateRender|parent|overwrite)$/

/** Straight lines that an ease is drawn with: of 200 pixels they stray by less than one. */
const LINES = 20

const round = (value: number) => String(Number(value.toFixed(4)))

const declarationsOf = ({ opacity, x, y, xPercent, yPercent }: typeof REST) => {
  const transforms = [
    ...(xPercent || yPercent ? [`translate(${round(xPercent)}%,${round(yPercent)}%)`] : []),
    ...(x || y ? [`translate(${round(x)}px,${round(y)}px)`] : []),
  ]
  return [
    ...(opacity === REST.opacity ? [] : [`opacity:${round(opacity)}`]),
    ...(transforms.length > 0 ? [`transform:${transforms.join(' ')}`] : []),
  ].join(';')
}

/** Eases that CSS has, too, exactly. A long way across the window needs that. */
const SAME: Record<string, string> = {
  none: 'linear',
  'power2.out': 'cubic-bezier(.3333,1,.6667,1)',
}

const easingOf = (ease: gsap.TweenVars['ease'] = 'none') => {
  const at = gsap.parseEase(ease)
  const values = Array.from({ length: LINES + 1 }, (_, line) => round(at(line / LINES)))
  return SAME[String(ease)] ?? `linear(${values.join(',')})`
}

/**
 * Runs an entrance on a plain object, which GSAP moves as it moves an element, and writes its tween
 * as CSS.
 *
 * @returns in seconds the delay and the duration without it; the timing function; the keyframes without
 *   the last, which is how the element stands by itself
 * @throws what cannot be written as CSS keyframes, said by the entrance's name
 */
const compileEntrance = (name: string, enter: Enter, order: number) => {
  const pose = { ...REST }
  const timeline = enter(pose as never, { order }).pause()
  const refuse = (reason: string) => new Error(`The entrance ${name} cannot be compiled: ${reason}`)
  try {
    const [tween, ...others] = timeline.getChildren(false)
    if (!(tween instanceof gsap.core.Tween) || others.length > 0 || timeline.delay())
      throw refuse('it must be one tween on a timeline, which begins at once.')
    const names = Object.keys({ ...tween.vars, ...(tween.vars.startAt as object) })
    const other = names.find((key) => !(key in REST) && !OF_A_TWEEN.test(key))
    if (other) throw refuse(`${other} is none of ${Object.keys(REST).join(', ')}.`)
    timeline.totalTime(0, true)
    return {
      delay: Number(tween.startTime().toFixed(4)),
      duration: Number(tween.duration().toFixed(4)),
      easing: easingOf(tween.vars.ease),
      frames: `0%{${declarationsOf(pose)}}`,
    }
  } finally {
    timeline.kill()
  }
}

/** A rule that any other may override. */
const rule = (selector: string, declarations: string) => `:where(${selector}){${declarations}}`

/** An entrance's rules: how it plays, and when and how long in the places where that differs. */
const rulesOf = (name: string, enter: Enter) => {
  const selector = `[data-enters=${name}]`
  const { frames, duration, easing, delay } = compileEntrance(name, enter, 0)
  const rules = [
    `@keyframes ${name}{${frames}}`,
    // Before its delay is over, an element stands as at the start.
    rule(selector, `animation:${name} ${duration}s ${easing} ${delay}s backwards`),
  ]
  for (let order = 1; order < STAGGER_STEPS; order += 1) {
    const compiled = compileEntrance(name, enter, order)
    const times = [
      ...(compiled.duration === duration ? [] : [`animation-duration:${compiled.duration}s`]),
      ...(compiled.delay === delay ? [] : [`animation-delay:${compiled.delay}s`]),
    ]
    if (times.length > 0) rules.push(rule(`${selector}[data-order="${order}"]`, times.join(';')))
  }
  return rules
}

/**
 * Every entrance as CSS: an element with `data-enters` plays the one of that name; its place in a
 * stagger, `data-order`, may change when it begins and how long it takes.
 *
 * @throws what cannot be compiled, said by the entrance's name
 */
export const entrancesSheet = (entrances: Record<string, Enter>) =>
  Object.entries(entrances)
    .flatMap(([name, enter]) => rulesOf(name, enter))
    .join('\n')

/**
 * The site's own.
 * @public `loadFresh` imports it by its path.
 */
export const sheet = entrancesSheet(ownEntrances)

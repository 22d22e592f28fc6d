import type { Pose, Property, Sample } from './sample.ts'

/** An entrance as a CSS animation. */
export interface CssAnimation {
  /** Seconds before anything changes. */
  delay: number
  /** Seconds, without the delay. */
  duration: number
  /** The timing function. */
  easing: string
  /** The keyframes. The last is missing: it is how the element stands by itself. */
  frames: string
}

/** As a share of the whole change: how far two properties may part and still follow one curve. */
const TOLERANCE = 1e-4

const round = (value: number, digits: number) => String(Number(value.toFixed(digits)))
const percent = (share: number) => `${round(share * 100, 2)}%`

const transforms: [properties: Property[], write: (pose: Pose) => string][] = [
  [
    ['xPercent', 'yPercent'],
    (at) => `translate(${round(at.xPercent, 3)}%,${round(at.yPercent, 3)}%)`,
  ],
  [['x', 'y'], (at) => `translate(${round(at.x, 3)}px,${round(at.y, 3)}px)`],
  [['rotation'], (at) => `rotate(${round(at.rotation, 3)}deg)`],
  [['scale'], (at) => `scale(${round(at.scale, 4)})`],
]

/** Writes poses as declarations: always the same functions, so that each is interpolated by itself. */
const writerFor = (changing: Property[]) => {
  const parts = transforms.filter(([own]) => own.some((property) => changing.includes(property)))
  return (pose: Pose) =>
    [
      ...(changing.includes('opacity') ? [`opacity:${round(pose.opacity, 4)}`] : []),
      ...(parts.length > 0 ? [`transform:${parts.map(([, write]) => write(pose)).join(' ')}`] : []),
    ].join(';')
}

const withoutRepeats = (texts: string[]) => texts.filter((text, at) => text !== texts[at - 1])

/**
 * Writes samples as CSS. Where all properties follow one curve, that is the easing of a single
 * keyframe, which the places of a stagger share; otherwise each sample is a keyframe.
 */
export const compileEntrance = (samples: readonly Sample[]): CssAnimation => {
  const first = samples[0]!
  const last = samples.at(-1)!
  const changing = (Object.keys(first.pose) as Property[]).filter((property) =>
    samples.some(({ pose }) => pose[property] !== first.pose[property]),
  )
  const isStill = ({ pose }: Sample) => changing.every((name) => pose[name] === first.pose[name])
  const start = samples.findIndex((sample) => !isStill(sample)) - 1
  const moving = samples.slice(Math.max(0, start))
  const delay = Number(moving[0]!.time.toFixed(4))
  const duration = Number((last.time - delay).toFixed(4))
  const offsetOf = ({ time }: Sample) => (time - delay) / duration
  const write = writerFor(changing)

  const progressOf = (property: Property, { pose }: Sample) =>
    (pose[property] - first.pose[property]) / (last.pose[property] - first.pose[property])
  const lead = changing.find((property) => first.pose[property] !== last.pose[property])!
  const isOneCurve = changing.every((property) =>
    moving.every(
      (sample) => Math.abs(progressOf(property, sample) - progressOf(lead, sample)) < TOLERANCE,
    ),
  )
  if (!isOneCurve) {
    const frames = withoutRepeats(
      moving.map((sample) => `${percent(offsetOf(sample))}{${write(sample.pose)}}`),
    )
    return { delay, duration, easing: 'linear', frames: frames.join('') }
  }
  const stops = withoutRepeats(
    moving.map((sample) => `${round(progressOf(lead, sample), 4)} ${percent(offsetOf(sample))}`),
  )
  // The ends need no offset.
  const easing = `linear(${stops
    .join(',')
    .replace(/^0 0%/, '0')
    .replace(/1 100%$/, '1')})`
  return { delay, duration, easing, frames: `0%{${write(first.pose)}}` }
}

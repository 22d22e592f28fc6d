import { gsap } from '#lib/gsap.ts'

/** Seconds. */
const timing = {
  /** The page fades, and comes back. */
  fade: { duration: 0.16, ease: 'power1.out' },
  run: { duration: 0.6, ease: 'power2.inOut' },
  light: { duration: 1.2, ease: 'power2.in' },
  shake: { duration: 0.36, ease: 'power1.out' },
} as const

/** The page's opacity while it is faded. */
const LEFT = 0.1
const BEND = 14 // pixels

/** The page fades, and what its machines do is drawn; reversed, it comes back. */
export const fadePage = (page: Element, layer: Element) =>
  gsap
    .timeline({ paused: true })
    .fromTo(page, { opacity: 1 }, { opacity: LEFT, ...timing.fade })
    .fromTo(layer, { opacity: 0 }, { opacity: 1, ...timing.fade }, 0)

interface Point {
  x: number
  y: number
}

/** A path in right angles with round bends, from a point to another. */
const pathBetween = (from: Point, to: Point) => {
  const middle = (from.x + to.x) / 2
  const across = Math.sign(to.x - from.x)
  const down = Math.sign(to.y - from.y)
  const bend = Math.min(BEND, Math.abs(to.x - from.x) / 2, Math.abs(to.y - from.y) / 2)
  return (
    `M${from.x} ${from.y}H${middle - across * bend}Q${middle} ${from.y} ${middle} ${from.y + down * bend}` +
    `V${to.y - down * bend}Q${middle} ${to.y} ${middle + across * bend} ${to.y}H${to.x}`
  )
}

/** The middle of a token, kept half its width inside the window: the token is read whole. */
const within = (x: number, width: number) =>
  Math.max(width / 2 + 4, Math.min(x, document.documentElement.clientWidth - width / 2 - 4))

/** A token with an event's name runs from where that was sent to the label of who took it. */
export const runToken = (token: HTMLElement, path: SVGPathElement, from: Point, to: Point) => {
  path.setAttribute('d', pathBetween(from, to))
  const length = path.getTotalLength()
  const progress = { at: 0 }
  const move = () => {
    const { x, y } = path.getPointAtLength(progress.at * length)
    gsap.set(token, { x: within(x, token.offsetWidth), y })
  }
  move()
  return gsap
    .timeline()
    .fromTo(
      path,
      { strokeDasharray: length, strokeDashoffset: length },
      { strokeDashoffset: 0, ...timing.run },
    )
    .to(progress, { at: 1, onUpdate: move, ...timing.run }, 0)
    .to([token, path], { opacity: 0, duration: 0.3 }, '+=0.25')
}

/** An outline is lit for a while: its part took an event. */
export const lightUp = (outline: Element) =>
  gsap.timeline().fromTo(outline, { '--lit': 1 }, { '--lit': 0, ...timing.light })

/** A label shakes its head: its part ignored an event. */
export const shakeHead = (label: Element) =>
  gsap.timeline().to(label, { ...timing.shake, keyframes: { x: [0, -5, 5, -3, 3, 0] } })

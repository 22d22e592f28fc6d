import type { Area } from '#devtools/chart/room.ts'
import { site } from '../site.ts'

/** A part with less than this in view is not drawn. Pixels. */
const LEAST = 20

/** The element that an actor moves: a control, a picture, or the card whose header names it. */
export const elementOf = (name: string): Element | undefined => {
  const own = document.querySelector(`[data-actor="${CSS.escape(name)}"]`)
  return own ?? site.partsOf(name).find((part) => part.matches('.state-card'))
}

/** The area that two boxes share. */
export const shared = (one: Area, other: Area): Area => {
  const x = Math.max(one.x, other.x)
  const y = Math.max(one.y, other.y)
  const width = Math.min(one.x + one.width, other.x + other.width) - x
  const height = Math.min(one.y + one.height, other.y + other.height) - y
  return { x, y, width, height }
}

export const isSeen = ({ width, height }: Area) => width >= LEAST && height >= LEAST

/** The window without the bar, which stays. */
export const windowBox = (): Area => {
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const { clientWidth, clientHeight } = document.documentElement
  const y = Math.max(0, bar)
  return { x: 0, y, width: clientWidth, height: clientHeight - y }
}

/** Whether a part stays where it is while the page scrolls. */
export const isFixed = (element: Element) => element.closest('header') !== null

/**
 * The visible box of a part; a slide is visible only within its carousel. It has no size if the
 * part is out of view.
 */
export const visibleBox = (element: Element): Area => {
  const box = element.getBoundingClientRect()
  const card = element.closest('.carousel-viewport')
  return card ? shared(box, card.getBoundingClientRect()) : box
}

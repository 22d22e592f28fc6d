import type { Obstacle } from '#scenes/chart/chart'

/** How far an element stands from its place in the layout, for as long as its entrance plays. */
const shiftOf = (element: Element | null, hero: Element): { x: number; y: number } => {
  if (!element || element === hero) return { x: 0, y: 0 }
  const { m41, m42 } = new DOMMatrix(getComputedStyle(element).transform)
  const { x, y } = shiftOf(element.parentElement, hero)
  return { x: x + m41, y: y + m42 }
}

/**
 * The lines of text and the cards that lie over the chart, in the chart's pixels. They may still
 * move in: their final places count.
 */
export const obstaclesBefore = (chart: Element): Obstacle[] => {
  const origin = chart.getBoundingClientRect()
  const hero = chart.closest('[data-hero]')
  if (!hero) return []
  const range = document.createRange()
  const place = (element: Element, rects: Iterable<DOMRect>): Obstacle[] => {
    const shift = shiftOf(element, hero)
    return [...rects].map(({ left, top, width, height }) => ({
      x: left - origin.left - shift.x,
      y: top - origin.top - shift.y,
      width,
      height,
    }))
  }
  const words = [...hero.querySelectorAll('h1, p')].flatMap((element) => {
    range.selectNodeContents(element)
    return place(element, range.getClientRects())
  })
  const cards = [...hero.querySelectorAll('[data-card]')].flatMap((card) =>
    place(card, [card.getBoundingClientRect()]),
  )
  // The bar is sticky: its place does not say how much of the chart it covers.
  const height = document.querySelector('header')?.offsetHeight ?? 0
  return [...words, ...cards, { x: 0, y: 0, width: origin.width, height }]
}

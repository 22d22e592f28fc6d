import type { Obstacle } from '#scenes/chart/chart'

/** The lines of text and the cards that lie over the chart, in the chart's pixels. */
export const obstaclesBefore = (chart: Element): Obstacle[] => {
  const origin = chart.getBoundingClientRect()
  const hero = chart.closest('[data-hero]')
  if (!hero) return []
  const range = document.createRange()
  const seen = ({ left, top, width, height }: DOMRect): Obstacle => ({
    x: left - origin.left,
    y: top - origin.top,
    width,
    height,
  })
  const words = [...hero.querySelectorAll('h1, p')].flatMap((element) => {
    range.selectNodeContents(element)
    return [...range.getClientRects()].map(seen)
  })
  const cards = [...hero.querySelectorAll('[data-card]')].map((card) =>
    seen(card.getBoundingClientRect()),
  )
  // The bar may still slide in. Its final place counts.
  const height = document.querySelector('header')?.offsetHeight ?? 0
  return [...words, ...cards, { x: 0, y: 0, width: origin.width, height }]
}

import type { Obstacle } from '#scenes/chart'

/** Where words and nodes stand before the chart, line by line, seen from the chart. */
export const obstaclesBefore = (chart: Element): Obstacle[] => {
  const origin = chart.getBoundingClientRect()
  const hero = chart.closest('[data-hero]')
  if (!hero) return []
  const range = document.createRange()
  const boxes = [...hero.querySelectorAll('h1, p, [data-node]')].flatMap((element) => {
    if (element.hasAttribute('data-node')) return [element.getBoundingClientRect()]
    range.selectNodeContents(element)
    return [...range.getClientRects()]
  })
  const words = boxes.map(({ left, top, width, height }) => ({
    ...{ x: left - origin.left, y: top - origin.top, width, height },
  }))
  // The bar may still be sliding in: what counts is where it will be.
  const bar = document.querySelector('header')?.offsetHeight ?? 0
  return [...words, { x: 0, y: 0, width: origin.width, height: bar }]
}

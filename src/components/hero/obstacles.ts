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
  const bar = document.querySelector('header')?.getBoundingClientRect()
  return [...boxes, ...(bar ? [bar] : [])].map(({ left, top, width, height }) => ({
    ...{ x: left - origin.left, y: top - origin.top, width, height },
  }))
}

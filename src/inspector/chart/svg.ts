import { type Chart, type ChartTransition, measures, labelOf } from './chart'

/** The site's colour tokens that a chart uses. */
const TOKENS = ['ink', 'raised', 'line-strong', 'text', 'muted', 'signal'] as const

export type ChartColors = Record<(typeof TOKENS)[number], string>

/** The page's present colours. */
export const pageColors = (): ChartColors => {
  const style = getComputedStyle(document.documentElement)
  return Object.fromEntries(
    TOKENS.map((token) => [token, style.getPropertyValue(`--${token}`).trim()]),
  ) as ChartColors
}

const escape = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const rowOf = (transition: ChartTransition, x: number, y: number, color: string) =>
  `<text x="${x + 6}" y="${y + 14}" fill="${color}">${escape(labelOf(transition))}</text>`

/** A chart as an SVG file, with its active states lit. */
export const toSvg = (
  chart: Chart,
  colors: ChartColors,
  active: ReadonlySet<string> = new Set(),
): string => {
  const { rowHeight, titleHeight, radius } = measures
  const nodes = chart.nodes.map(({ id, key, x, y, width, height, inner }) => {
    const lit = active.has(id)
    return [
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${colors.raised}" stroke="${lit ? colors.signal : colors['line-strong']}"/>`,
      `<circle cx="${x + 14}" cy="${y + 15}" r="3.5" fill="${lit ? colors.signal : colors['line-strong']}"/>`,
      `<text x="${x + 25}" y="${y + 19.5}" fill="${colors.text}">${escape(key)}</text>`,
      ...inner.map((row, index) =>
        rowOf(row, x + 8, y + titleHeight + index * rowHeight, colors.muted),
      ),
    ].join('')
  })
  const edges = chart.edges.map(
    ({ path, label, transitions }) =>
      `<path d="${path}" fill="none" stroke="${colors.muted}" marker-end="url(#arrow)"/>${transitions
        .map((row, index) => rowOf(row, label.x, label.y + index * rowHeight, colors.muted))
        .join('')}`,
  )
  const starts = chart.starts.map(
    (path) => `<path d="${path}" fill="none" stroke="${colors.muted}" marker-end="url(#arrow)"/>`,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${chart.width} ${chart.height}" width="${chart.width}" height="${chart.height}" font-family="ui-monospace, monospace" font-size="11">`,
    `<title>${escape(chart.id)}</title>`,
    `<defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 .5 7 4 0 7.5z" fill="${colors.muted}"/></marker></defs>`,
    `<rect width="100%" height="100%" fill="${colors.ink}"/>`,
    ...nodes,
    ...starts,
    ...edges,
    '</svg>',
  ].join('\n')
}

/**
 * Scripts are asked for after the first paint: until then the painted parts have the connection to
 * themselves.
 */

/**
 * If nothing was painted, as in a hidden tab, scripts are asked for this long after the page has
 * loaded.
 */
const UNPAINTED_MS = 500

const load = () => {
  const scripts = document.querySelector<HTMLTemplateElement>('template[data-rest]')
  scripts?.replaceWith(scripts.content)
}

addEventListener('DOMContentLoaded', () => {
  new PerformanceObserver(load).observe({ type: 'paint', buffered: true })
})
addEventListener('load', () => setTimeout(load, UNPAINTED_MS))

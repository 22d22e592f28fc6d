/** Scripts are asked for after the first paint: until then what is painted has the connection to itself. */

/** After the page has loaded, if it was not painted: it may be in a hidden tab. */
const UNPAINTED_MS = 500

const load = () => {
  const scripts = document.querySelector<HTMLTemplateElement>('template[data-rest]')
  scripts?.replaceWith(scripts.content)
}

addEventListener('DOMContentLoaded', () => {
  new PerformanceObserver(load).observe({ type: 'paint', buffered: true })
})
addEventListener('load', () => setTimeout(load, UNPAINTED_MS))

/**
 * Inlined into each page and run before the first paint: sets the theme and whether motion is allowed,
 * and hides what a machine will open or animate. If the scripts do not arrive, everything is shown.
 * Holds presses of buttons until their page or section can answer, and repeats the last one.
 * Scripts come after the first paint: what is painted first has the connection to itself.
 * Until the visitor does something, only pictures in view are loaded.
 */
import { WAIT_MS } from '../../machines/wait-times'
import { onFirstSign } from '../lib/first-sign'
import { HELD_EVENT, HYDRATED_EVENT, WAITS } from '../lib/hydrated-event'
import { pageFlags } from '../lib/page-flags'
import type { ChoiceKey } from './environment'

/** Then content that waits for a script shows itself. The menu stays closed: nothing in view jumps. */
const SLOW_MS = 2800
/** Then nothing waits for a script any more. */
const TIMEOUT_MS = 10_000
/** After the page has loaded, if it was not painted: it may be in a hidden tab. */
const UNPAINTED_MS = 500

const flags = pageFlags()
const stored = (key: ChoiceKey) => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
const matches = (query: string) => matchMedia(query).matches

const theme = stored('theme')
flags.theme =
  theme === 'dark' || theme === 'light'
    ? theme
    : matches('(prefers-color-scheme: light)')
      ? 'light'
      : 'dark'

const motion = stored('motion')
const stops = motion === 'stop' || (motion !== 'go' && matches('(prefers-reduced-motion: reduce)'))
flags.motion = stops ? 'stop' : 'go'

flags.script = 'coming'
const showAll = () => {
  if (/coming|slow/.test(flags.script ?? '')) delete flags.script
}
setTimeout(() => {
  if (flags.script === 'coming') flags.script = 'slow'
}, SLOW_MS)
setTimeout(showAll, TIMEOUT_MS)
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return
    showAll()
    loadAllPictures()
  },
  true,
)

flags.untouched = ''
const seen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries)
    if (isIntersecting) target.setAttribute('data-seen', '')
})
const loadAllPictures = () => {
  delete flags.untouched
  seen.disconnect()
}
onFirstSign(loadAllPictures)

const loadRest = () => {
  const rest = document.querySelector<HTMLTemplateElement>('template[data-rest]')
  rest?.replaceWith(rest.content)
}
addEventListener('DOMContentLoaded', () => {
  if (flags.untouched !== undefined)
    for (const picture of document.querySelectorAll('picture')) seen.observe(picture)
  new PerformanceObserver(loadRest).observe({ type: 'paint', buffered: true })
})
addEventListener('load', () => setTimeout(loadRest, UNPAINTED_MS))

let isHydrated = false
let pressed: HTMLElement | undefined
let timers: ReturnType<typeof setTimeout>[] | undefined
/** From here until React runs, whose machine does the same (`wait.machine.ts`). */
const showWait = () => {
  timers ??= (['shown', 'long'] as const).map((state) =>
    setTimeout(() => (flags.wait = state), WAIT_MS[state]),
  )
}
addEventListener(
  'click',
  (event) => {
    const button =
      event.target instanceof Element && event.target.closest<HTMLElement>('#root button')
    if (!button || (isHydrated && !button.closest(`[${WAITS}]`))) return
    // React would hydrate all at once to answer, and the press would count twice.
    event.stopPropagation()
    if (!isHydrated) showWait()
    pressed = button
    button.dispatchEvent(new Event(HELD_EVENT, { bubbles: true }))
  },
  true,
)
// Back, before the router listens: the document is still that of the page that was left.
addEventListener('popstate', ({ state }) => state && !isHydrated && location.reload())
addEventListener(HYDRATED_EVENT, () => {
  isHydrated = true
  timers?.forEach(clearTimeout)
  delete flags.wait
  const button = pressed
  pressed = undefined
  button?.click()
})

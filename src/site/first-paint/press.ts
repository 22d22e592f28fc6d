/**
 * Until React answers, the last press of a button waits; then it is repeated. After a long wait,
 * the page works as without scripts.
 */
import { observeLeaving } from '#lib/observe-leaving.ts'
import { pageFlags } from '#lib/page-flags.ts'
import { LONG_WAIT_MS, SHORT_WAIT_MS } from '#machines/long-wait.ts'

const flags = pageFlags()
let pressed: HTMLElement | undefined
let timers: ReturnType<typeof setTimeout>[] = []

const isAnswered = () => flags.script === 'here'

const stopTimers = () => timers.forEach(clearTimeout)

const sayWait = () => {
  flags.pressed = ''
}

const openAll = () => delete flags.script

const onClick = (event: MouseEvent) => {
  if (isAnswered() || !(event.target instanceof Element)) return
  const button = event.target.closest<HTMLElement>('#Root button')
  if (!button) return
  // React would hydrate the whole page at once to answer the event, and the press would count
  // twice.
  event.stopPropagation()
  pressed = button
  stopTimers()
  timers = [setTimeout(sayWait, SHORT_WAIT_MS), setTimeout(openAll, LONG_WAIT_MS)]
}

const forget = () => {
  pressed = undefined
  stopTimers()
  delete flags.pressed
}

const repeat = () => {
  if (!isAnswered()) return
  const button = pressed
  forget()
  button?.click()
}

addEventListener('click', onClick, true)
observeLeaving(forget)
new MutationObserver(repeat).observe(document.documentElement, {
  attributeFilter: ['data-script'],
})

// The visitor goes back before the router listens: the document is still that of the page that was
// left.
addEventListener('popstate', ({ state }) => {
  if (state && !isAnswered()) location.reload()
})

/** Until React answers, the last press of a button waits; then it is repeated. */
import { observeLeaving } from '#lib/observe-leaving.ts'
import { pageFlags } from '#lib/page-flags.ts'

const flags = pageFlags()
let pressed: HTMLElement | undefined

const isAnswered = () => flags.script === 'here' || flags.script === 'late'

const onClick = (event: MouseEvent) => {
  if (isAnswered() || !(event.target instanceof Element)) return
  const button = event.target.closest<HTMLElement>('#Root button')
  if (!button) return
  // React would hydrate all of the page at once to answer, and the press would count twice.
  event.stopPropagation()
  pressed = button
  flags.pressed = ''
}

const forget = () => {
  pressed = undefined
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

// Back, before the router listens: the document is still that of the page that was left.
addEventListener('popstate', ({ state }) => {
  if (state && !isAnswered()) location.reload()
})

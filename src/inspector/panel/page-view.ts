import { site } from '../site'

/** Scrolls to the strip of the main actor; false if it is not there yet. */
const show = () => {
  const main = site.actors().find(({ logic }) => 'id' in logic && logic.id === site.mainMachine)
  const element = main && document.querySelector(`[href="${site.actorLink(main.id)}"]`)
  if (!element) return false
  element.scrollIntoView({ block: 'start', behavior: 'instant' })
  return true
}

/** Scrolls the page so that its main actor can be seen move, as soon as it is there. */
export const showMainActor = () => {
  if (show()) return
  const end = site.onActorsChange(() => show() && end())
}

/** Takes `?inspect` out of the address: a panel that was closed stays closed after a reload. */
export const forgetRequest = () => {
  const url = new URL(location.href)
  if (!url.searchParams.has('inspect')) return
  url.searchParams.delete('inspect')
  history.replaceState(history.state, '', url)
}

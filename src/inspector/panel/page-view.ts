import { site } from '../seam'

/** Marks the parts of the page that show an actor; returns what takes the marks away. */
export const markActor = (name: string) => {
  const parts = site.partsOf(name)
  for (const part of parts) part.setAttribute('data-inspected', '')
  return () => {
    for (const part of parts) part.removeAttribute('data-inspected')
  }
}

/** Scrolls the page to where an actor can be seen. The first part may be one of the headline's lines. */
export const showActor = (name: string) =>
  site.partsOf(name).at(-1)?.scrollIntoView({ block: 'nearest', behavior: 'instant' })

/** Takes `?inspect` out of the address: a panel that was closed stays closed after a reload. */
export const forgetRequest = () => {
  const url = new URL(location.href)
  if (!url.searchParams.has('inspect')) return
  url.searchParams.delete('inspect')
  history.replaceState(history.state, '', url)
}

const PREFIX = 'faq-'

/** The hash that points at an item. */
export const hashOf = (id: string) => PREFIX + id

/** The id of the item that the URL's hash points at, or null. */
export const idInAddress = () => {
  const hash = location.hash.slice(1)
  return hash.startsWith(PREFIX) ? hash.slice(PREFIX.length) : null
}

/** Writes the open item into the URL without a history entry. */
export const writeAddress = (id: string | null) =>
  history.replaceState(
    history.state,
    '',
    id === null ? location.pathname + location.search : `#${hashOf(id)}`,
  )

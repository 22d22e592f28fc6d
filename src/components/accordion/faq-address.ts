const PREFIX = 'faq-'

/** The anchor of an item, as it stands in the address. */
export const hashOf = (id: string) => PREFIX + id

/** The item that the address points at, or none. */
export const idInAddress = () => {
  const hash = location.hash.slice(1)
  return hash.startsWith(PREFIX) ? hash.slice(PREFIX.length) : null
}

/** Writes the open item into the address; the way back stays what it was. */
export const writeAddress = (id: string | null) =>
  history.replaceState(
    history.state,
    '',
    id === null ? location.pathname + location.search : `#${hashOf(id)}`,
  )

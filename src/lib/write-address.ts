interface WriteOptions {
  /** Of the history entry; by default that of the one on show. */
  state?: unknown
  /** A new history entry. */
  push?: boolean
}

/**
 * Writes the address of the page. A browser may refuse: Safari does after a hundred times in half a minute.
 * Nothing may depend on it.
 *
 * @returns whether it was written
 */
export const writeAddress = (address: string | URL, options: WriteOptions = {}) => {
  const { state = history.state as unknown, push = false } = options
  try {
    if (push) history.pushState(state, '', address)
    else history.replaceState(state, '', address)
    return true
  } catch {
    return false
  }
}

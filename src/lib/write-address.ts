interface WriteOptions {
  /** The state of the history entry; by default the state of the present one. */
  state?: unknown
  /** Whether to make a new history entry. */
  push?: boolean
}

/**
 * Writes the address of the page. A browser may refuse: Safari does after a hundred times in half a
 * minute. So nothing may depend on the address.
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

/**
 * Writes the address of the history entry that the browser is at. Browsers refuse that when it is done too
 * often (Safari: 100 times in 30 s): the address then stays as it is, and nothing depends on it.
 */
export const writeAddress = (address: string, state: unknown = history.state) => {
  try {
    history.replaceState(state, '', address)
  } catch {}
}

/** Calls `act` when a script of the page does not load. */
export const onScriptError = (act: () => void) => {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) act()
  }
  // Captured: the error of an element does not bubble.
  addEventListener('error', onError, true)
}

/**
 * Calls `act` with an entry of the list as soon as it is there and displayed: at once, or when React has
 * drawn it. Returns what ends the wait.
 */
export const whenShown = (list: HTMLElement, index: number, act: (entry: Element) => void) => {
  const look = () => {
    const entry = list.children[index]
    if (!entry || entry.getClientRects().length === 0) return
    observer.disconnect()
    act(entry)
  }
  const observer = new MutationObserver(look)
  observer.observe(list, { childList: true, subtree: true, attributeFilter: ['data-beyond'] })
  look()
  return () => observer.disconnect()
}

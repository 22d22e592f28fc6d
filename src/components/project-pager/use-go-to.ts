import { useCallback, useEffect, useRef, type RefObject } from 'react'

type Arrive = (card: Element) => void

/**
 * Calls `arrive` with a card of the list as soon as React has drawn it and it is displayed. Returns a
 * function that stops waiting.
 */
const whenShown = (list: HTMLElement, index: number, arrive: Arrive) => {
  const check = () => {
    const card = list.children[index]
    if (!card || card.getClientRects().length === 0) return
    observer.disconnect()
    arrive(card)
  }
  const observer = new MutationObserver(check)
  const attributeFilter = ['data-beyond', 'data-lazy']
  observer.observe(list, { childList: true, subtree: true, attributeFilter })
  check()
  return () => observer.disconnect()
}

/** Moves the focus to the heading of a card once it is shown. A later call replaces an earlier one. */
export const useGoTo = (list: RefObject<HTMLUListElement | null>) => {
  const stopWaiting = useRef(() => {})
  useEffect(() => () => stopWaiting.current(), [])
  return useCallback(
    (index: number, arrive?: Arrive) => {
      if (!list.current) return
      stopWaiting.current()
      stopWaiting.current = whenShown(list.current, index, (card) => {
        arrive?.(card)
        card.querySelector('h2')?.focus({ preventScroll: true })
      })
    },
    [list],
  )
}

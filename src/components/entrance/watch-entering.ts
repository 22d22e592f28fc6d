/** How far an element must be above the window's bottom edge. */
const REVEAL_MARGIN_PX = 40

/** Further up than any page is long: what the reader jumped past counts as in view. */
const PAST_PX = 1_000_000

/** Calls `onEntered` once, when the element is in view or above it. Returns what ends the watch. */
export const watchEntering = (element: Element, onEntered: () => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.at(-1)?.isIntersecting) return
      observer.disconnect()
      onEntered()
    },
    { root: document, rootMargin: `${PAST_PX}px 0px -${REVEAL_MARGIN_PX}px 0px` },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

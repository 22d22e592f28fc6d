/** How far an element must be above the window's bottom edge. */
const REVEAL_MARGIN_PX = 40

/** Calls `onEntered` once, when the element is in view or above it. Returns what ends the watch. */
export const watchEntering = (element: Element, onEntered: () => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1)
      if (!entry) return
      const isAbove = entry.boundingClientRect.bottom < 0
      if (!entry.isIntersecting && !isAbove) return
      observer.disconnect()
      onEntered()
    },
    { rootMargin: `0px 0px -${REVEAL_MARGIN_PX}px 0px` },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

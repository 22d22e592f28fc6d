/**
 * Keeps an element where it is in the window while answers of the part that it is in open and close.
 *
 * @returns ends this
 */
export const keepInPlace = (element: Element, part: Element) => {
  const { style } = document.documentElement
  const topOf = () => element.getBoundingClientRect().top
  const top = topOf()
  // The browser may have another element in mind.
  style.overflowAnchor = 'none'
  let isKept = true
  const correct = () => isKept && scrollBy({ top: topOf() - top, behavior: 'instant' })
  const observer = new ResizeObserver(correct)
  // All of it may stay as high, while one answer closes and another opens.
  for (const answer of part.querySelectorAll('[role="region"]')) observer.observe(answer)
  return () => {
    // What has not moved has changed at once.
    correct()
    // From here on the reader scrolls.
    isKept = false
    observer.disconnect()
    style.overflowAnchor = ''
  }
}

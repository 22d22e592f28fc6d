/**
 * Keeps an element where it is in the window while a part of the page that it is in changes its height.
 *
 * @returns ends this
 */
export const keepInPlace = (element: Element, part: Element) => {
  const { style } = document.documentElement
  const topOf = () => element.getBoundingClientRect().top
  const top = topOf()
  // The browser may have another element in mind.
  style.overflowAnchor = 'none'
  const observer = new ResizeObserver(() => scrollBy({ top: topOf() - top, behavior: 'instant' }))
  observer.observe(part)
  return () => {
    observer.disconnect()
    style.overflowAnchor = ''
  }
}

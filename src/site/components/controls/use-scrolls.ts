import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether an element has more than it shows, and scrolls: then the keyboard must reach it. Until
 * that is measured, and without scripts, the answer is yes.
 *
 * @param isShown while the element is not shown, nothing is measured
 */
export const useScrolls = (element: RefObject<HTMLElement | null>, isShown = true) => {
  const [scrolls, setScrolls] = useState(true)
  useEffect(() => {
    const box = element.current
    if (!box || !isShown) return
    const measure = () =>
      setScrolls(box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight)
    const observer = new ResizeObserver(measure)
    for (const each of [box, ...box.children]) observer.observe(each)
    return () => observer.disconnect()
  }, [element, isShown])
  return scrolls
}

/**
 * Calls `listener` with whether an element is out of view, now and at each change; returns what ends this.
 *
 * @param options `threshold`, 0..1: an element counts as outside while less of it is in view
 */
export const observeIntersection = (
  element: Element,
  listener: (isOutside: boolean) => void,
  options: IntersectionObserverInit & { threshold?: number } = {},
) => {
  const observer = new IntersectionObserver((entries) => {
    const { isIntersecting, intersectionRatio } = entries.at(-1)!
    listener(!isIntersecting || intersectionRatio < (options.threshold ?? 0))
  }, options)
  observer.observe(element)
  return () => observer.disconnect()
}

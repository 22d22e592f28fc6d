/**
 * Changes the page within a view transition. Meanwhile the browser shows pictures of the page, and a
 * press reaches nothing but the root: it ends the transition and is passed on.
 */
export const startViewTransition = (change: () => void) => {
  const transition = document.startViewTransition(change)
  const passOn = (event: MouseEvent) => {
    if (event.target !== document.documentElement) return
    end()
    transition.skipTransition()
    const target = document.elementFromPoint(event.clientX, event.clientY)
    target?.dispatchEvent(new MouseEvent('click', event))
  }
  const end = () => removeEventListener('click', passOn)
  addEventListener('click', passOn)
  transition.finished.then(end, end)
}

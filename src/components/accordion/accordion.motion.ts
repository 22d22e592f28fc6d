import gsap from 'gsap'

/** Seconds. */
const timing = { unfold: { duration: 0.3, ease: 'power2.inOut' } } as const

/** A panel opens to the height that its style sheet allows; reversed, it closes. */
export const unfoldPanel = (panel: HTMLElement) => {
  const open = { height: panel.offsetHeight, opacity: 1, ...timing.unfold }
  return gsap.timeline().fromTo(panel, { height: 0, opacity: 0 }, open)
}

import gsap from 'gsap'

/** Seconds. */
const timing = { open: { duration: 0.3, ease: 'power2.inOut' } } as const

/** An answer opens to the height that its style sheet allows; reversed, it closes. */
export const openAnswer = (panel: HTMLElement) => {
  const opened = { height: panel.offsetHeight, opacity: 1, ...timing.open }
  return gsap.timeline().fromTo(panel, { height: 0, opacity: 0 }, opened)
}

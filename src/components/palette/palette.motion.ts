import gsap from 'gsap'

/** Seconds. */
const timing = { unfold: { duration: 0.2, ease: 'power3.out' } } as const

/** The palette slides down to its place; reversed, it slides up. */
export const unfoldPalette = (palette: HTMLElement) => {
  const open = { opacity: 1, y: 0, scale: 1, ...timing.unfold }
  return gsap.timeline().fromTo(palette, { opacity: 0, y: -14, scale: 0.98 }, open)
}

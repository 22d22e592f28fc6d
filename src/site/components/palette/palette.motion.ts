import gsap from 'gsap'

/** Seconds. */
const timing = { open: { duration: 0.2, ease: 'power3.out' } } as const

/** The palette slides down to its place; reversed, it slides up. */
export const openPalette = (palette: HTMLElement) => {
  const opened = { opacity: 1, y: 0, scale: 1, ...timing.open }
  return gsap.timeline().fromTo(palette, { opacity: 0, y: -14, scale: 0.98 }, opened)
}

import { gsap } from 'gsap'

/*
 * `autoSleep` is in frames: that long after the last movement GSAP asks for no more of them. By
 * default it stays awake for 120 frames, at half the price of a movement.
 */
gsap.config({ autoSleep: 2, nullTargetWarn: false })

/** The frame from which on GSAP's ticker looks whether it may sleep. */
const FIRST_CHECK = 30

// These frames are counted at once: on the page they would take half a second, and move nothing.
while (gsap.ticker.frame < FIRST_CHECK) gsap.ticker.tick()

// The inspector, which freezes the page, finds GSAP here without loading it.
Object.assign(globalThis, { gsap })

/** GSAP, set up for this site. */
export { gsap }

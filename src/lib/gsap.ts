import { gsap } from 'gsap'

/*
 * `autoSleep` is in frames: GSAP asks for no more frames two of them after nothing needs it. By
 * default it stays awake for 120, at half the price of moving.
 */
gsap.config({ autoSleep: 2, nullTargetWarn: false })

/** GSAP's ticker does not look whether it may sleep before. */
const FIRST_CHECK = 30

// Counted at once: of the page, they would be half a second of frames in which nothing moves.
while (gsap.ticker.frame < FIRST_CHECK) gsap.ticker.tick()

// Where the inspector looks for it, which freezes the page, without loading it.
Object.assign(globalThis, { gsap })

/** GSAP, set up for this site. */
export { gsap }

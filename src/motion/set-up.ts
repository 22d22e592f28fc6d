import { gsap } from 'gsap'

/*
 * `autoSleep` is in frames: GSAP asks for no more frames two of them after nothing needs it. By
 * default it stays awake for 120, at half the price of moving.
 */
gsap.config({ autoSleep: 2, nullTargetWarn: false })

/** GSAP, set up for this site. */
export { gsap }

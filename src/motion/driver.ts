/** 1 to the end, -1 back to the start. */
export type Direction = 1 | -1

/** Moves a timeline's playhead: Web Animations (`baked.ts`) or GSAP's ticker (`ticker.ts`). */
export interface Driver {
  /** Moves on from where the playhead is. Only called while it rests. */
  run(direction: Direction): void
  /** Stands still with everything drawn where it is. Harmless when it already does. */
  rest(): void
  /** Seconds: where the playhead is. */
  time(): number
}

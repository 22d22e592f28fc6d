/** Milliseconds after a press from which a wait is shown, and from which it is said to be long. */
export const WAIT_MS = { shown: 400, long: 10_000 } as const

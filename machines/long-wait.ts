/** A shorter wait is not worth a word. */
export const SHORT_WAIT_MS = 400
/** After this time a press says that it waits long. */
export const LONG_WAIT_MS = 10_000

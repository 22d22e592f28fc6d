/** After this time a press says that it waits long. */
export const LONG_WAIT_MS = 10_000

/** By which a file says that it is a recording, and of which kind. */
export const FORMAT = 'statechart-recording'
export const VERSION = 1

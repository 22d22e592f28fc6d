/** What a link to a recording begins with. */
export const RECORDING_HASH = '#recording='

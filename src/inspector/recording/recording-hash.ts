/** What a link to a recording begins with; the opener knows it, too. */
export const RECORDING_HASH = '#recording='

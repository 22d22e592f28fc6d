/** The inspector that Stately hosts. */
export const HOSTED = 'https://stately.ai/inspect'

/** The address to open, if it is the hosted inspector's or of this very site; null if it is not. */
export const allowedUrl = (wanted: string | null, ownOrigin: string): string | null => {
  if (wanted === null || wanted === '') return HOSTED
  try {
    const url = new URL(wanted, ownOrigin)
    const isAllowed = [new URL(HOSTED).origin, ownOrigin].includes(url.origin)
    // Credentials in an address are there to deceive.
    return isAllowed && !url.username && !url.password ? url.href : null
  } catch {
    return null
  }
}

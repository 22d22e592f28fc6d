/** The inspector that Stately hosts. */
export const HOSTED = 'https://stately.ai/inspect'

/** The address to open; null unless it is the hosted inspector's or this site's own. */
export const allowedUrl = (wanted: string | null, ownOrigin: string): string | null => {
  if (wanted === null || wanted === '') return HOSTED
  try {
    const url = new URL(wanted, ownOrigin)
    const isAllowed = [new URL(HOSTED).origin, ownOrigin].includes(url.origin)
    // Credentials in an address are a means of deception.
    return isAllowed && !url.username && !url.password ? url.href : null
  } catch {
    return null
  }
}

/** What the browser keeps for the site: choices of the visitor, and where one is in each entry of the history. */
type Kept = 'theme' | 'motion' | 'keys' | 'inspector' | 'inspect' | 'entries' | 'agents'

/**
 * The key of something in `localStorage` or `sessionStorage`: all sites of a host share these, so it begins with
 * the folder of this one.
 */
export const storageKey = (kept: Kept) => import.meta.env.BASE_URL + kept

/**
 * What the browser stores for the site: the visitor's choices, and the reader's place in each entry
 * of the history.
 */
type Kept = 'theme' | 'motion' | 'keys' | 'inspector' | 'inspect' | 'entries' | 'agents'

/**
 * The key of a value in `localStorage` or `sessionStorage`. All sites of a host share these, so the
 * key begins with this site's folder.
 */
export const storageKey = (kept: Kept) => import.meta.env.BASE_URL + kept

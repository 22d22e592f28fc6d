/** Path of the folder that the site is served from, with a slash at both ends. */
export const FOLDER = import.meta.env.BASE_URL

/**
 * The address of a page of ours: the site's folder, and the page's path, which a hash may follow.
 */
export const hrefOf = (path: string) => FOLDER + path.slice(1)

/** The path of a target, which a query and a hash may follow. */
export const barePath = (to: string) => to.replace(/[?#].*$/s, '')

/** Path of the folder that the site is served from, with a slash at both ends. */
export const FOLDER = import.meta.env.BASE_URL

/** The address of a page of ours, with the folder: of its path, which a hash may follow. */
export const hrefOf = (path: string) => FOLDER + path.slice(1)

/** The path in what is asked for, which a query and a hash may follow. */
export const pathOf = (to: string) => to.replace(/[?#].*$/s, '')

/** Path of the folder that the site is served from, with a slash at both ends. */
export const FOLDER = import.meta.env.BASE_URL

/** The same without the slash at its end: `/portfolio`, or an empty string. */
export const BASE_PATH = FOLDER.replace(/\/$/, '')

/** A path as the content names it, without the folder. */
export const withoutBase = (path: string) =>
  path === BASE_PATH || path.startsWith(`${BASE_PATH}/`) ? path.slice(BASE_PATH.length) : path

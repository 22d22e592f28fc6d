/** The folder that the site stands in, without a slash at its end: `/portfolio`, or nothing. */
export const BASE_PATH = import.meta.env.BASE_URL.replace(/\/$/, '')

/** An address of the site as its content names it. */
export const withoutBase = (path: string) =>
  path === BASE_PATH || path.startsWith(`${BASE_PATH}/`) ? path.slice(BASE_PATH.length) : path

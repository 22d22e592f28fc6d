const BASE = import.meta.env.BASE_URL

const chunk = import.meta.url

/**
 * The folder that the site stands in, between slashes. A build that does not know it finds out where
 * it runs: its scripts lie in `assets`. On the server it leaves a mark, which each file replaces by
 * the way to the folder.
 */
export const FOLDER =
  BASE !== './' ? BASE : import.meta.env.SSR ? '/.folder./' : new URL('..', chunk).pathname

/** The same without a slash at its end: `/portfolio`, or nothing. */
export const BASE_PATH = FOLDER.replace(/\/$/, '')

/** An address of the site as its content names it. */
export const withoutBase = (path: string) =>
  path === BASE_PATH || path.startsWith(`${BASE_PATH}/`) ? path.slice(BASE_PATH.length) : path

/**
 * Makes the addresses of a page that was built for any folder absolute, as components know them:
 * relative ones would lead elsewhere when the page's own address changes.
 */
export const makeAbsolute = (root: HTMLElement) => {
  for (const name of ['href', 'src', 'srcset'])
    for (const element of root.querySelectorAll(`[${name}^="."]`)) {
      const value = element.getAttribute(name) ?? ''
      element.setAttribute(name, value.replaceAll(/(^|, )\.\.?\//g, `$1${FOLDER}`))
    }
}

const BASE = import.meta.env.BASE_URL

const chunk = import.meta.url

/**
 * Path of the folder that the site is served from, with a slash at both ends. A build for any folder
 * (`./`) derives it from the URL of this chunk, which lies in `assets`; when prerendering it writes a
 * mark, which the build replaces in each file by the relative path.
 */
export const FOLDER =
  BASE !== './' ? BASE : import.meta.env.SSR ? '/.folder./' : new URL('..', chunk).pathname

/** The same without the slash at its end: `/portfolio`, or an empty string. */
export const BASE_PATH = FOLDER.replace(/\/$/, '')

/** A path as the content names it, without the folder. */
export const withoutBase = (path: string) =>
  path === BASE_PATH || path.startsWith(`${BASE_PATH}/`) ? path.slice(BASE_PATH.length) : path

/**
 * Makes the relative URLs of a page that was built for any folder absolute, as components render them:
 * relative ones would resolve differently once the page's own URL changes.
 */
export const makeAbsolute = (root: HTMLElement) => {
  for (const name of ['href', 'src', 'srcset'])
    for (const element of root.querySelectorAll(`[${name}^="."]`)) {
      const value = element.getAttribute(name) ?? ''
      element.setAttribute(name, value.replaceAll(/(^|, )\.\.?\//g, `$1${FOLDER}`))
    }
}

import { FOLDER } from './base-path'

const NAMES = ['href', 'src', 'srcset']

/**
 * Makes the addresses of a page that was built for any folder absolute, as components know them:
 * relative ones would lead elsewhere when the page's own address changes.
 */
export const makeAbsolute = (root: HTMLElement) => {
  for (const name of NAMES)
    for (const element of root.querySelectorAll(`[${name}^="."]`)) {
      const value = element.getAttribute(name) ?? ''
      element.setAttribute(name, value.replaceAll(/(^|, )\.\.?\//g, `$1${FOLDER}`))
    }
}

/** A page's file, from which hosts that support clean addresses serve it without a redirect. */
export const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** Its file for hosts that know folders only: they redirect `/about` to `/about/`. */
export const folderFileOf = (path: string) => `${path.slice(1)}/index.html`.replace(/^\//, '')

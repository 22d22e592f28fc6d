/** Vite's `base` for a build that may stand in any folder. */
export const ANY_FOLDER = './'

/** Stands in texts for the folder until it is known from where they are read. */
export const FOLDER_MARK = '/.folder./'

const MARKS = /\/\.folder\.\/?/g

/** The base that addresses of files are written with. */
export const markOf = (base: string) => (base === ANY_FOLDER ? FOLDER_MARK : base)

/** A host that is told of addresses, and not where they begin, has the site at its root. */
export const rootOf = (base: string) => (base === ANY_FOLDER ? '/' : base)

/** A text in which the way to the folder stands in the place of marks. */
export const leadTo = (text: string, way: string) => text.replaceAll(MARKS, way)

/** From a page's file to the folder; the error page answers addresses of any depth. */
export const wayFrom = (file: string) =>
  file === '404.html' ? '/' : '../'.repeat(file.split('/').length - 1) || './'

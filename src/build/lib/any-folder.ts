/** Vite's `base` for a build that works in any folder. */
export const ANY_FOLDER = './'

/** A placeholder for the folder, replaced when the reading file's depth is known. */
export const FOLDER_MARK = '/.folder./'

const MARKS = /\/\.folder\.\/?/g

/** The prefix that file addresses are built with. */
export const markOf = (base: string) => (base === ANY_FOLDER ? FOLDER_MARK : base)

/** The base for header rules: an unknown folder is taken to be the host's root. */
export const rootOf = (base: string) => (base === ANY_FOLDER ? '/' : base)

/** Replaces every mark in a text with a path to the folder. */
export const leadTo = (text: string, way: string) => text.replaceAll(MARKS, way)

/** The path from a page's file to the folder. 404.html answers at any depth: it must be absolute. */
export const wayFrom = (file: string) =>
  file === '404.html' ? '/' : '../'.repeat(file.split('/').length - 1) || './'

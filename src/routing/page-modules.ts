import type { ComponentType } from 'react'

import type { Page } from '#content/types'

import { createLoader, loadAllSections } from '../lib/lazy-sections'
import { projectPages } from './project-pages'
import { routeAt } from './routes'

let isFirstPagePrerendered = false

/** To be called if the server rendered the first page: it needs the code of no lazy section. */
export const expectFirstPage = () => {
  isFirstPagePrerendered = true
}

/** A page's component. That of a project also brings what the page is called. */
export interface PageModule {
  default: ComponentType
  page?: Page
}

/** Each page is a chunk of its own. */
const modules = {
  ...import.meta.glob<PageModule>('../pages/*.tsx'),
  ...Object.fromEntries(projectPages.map(({ file, load }) => [file, load])),
}

/**
 * After a new deploy the code of an open tab is gone. For the page at the current address the browser
 * then loads the document, which is complete without code: this happens once.
 */
const loadOrReload = async (file: string, load: () => Promise<PageModule>) => {
  try {
    return await load()
  } catch (error) {
    const isCurrent = !isFirstPagePrerendered && routeAt(location.pathname).file === file
    if (!import.meta.env.PROD || !isCurrent || !navigator.onLine) throw error
    location.reload()
    return new Promise<never>(() => {})
  }
}

const loaders = new Map(
  Object.entries(modules).map(([file, load]) => [
    file,
    createLoader(async () => {
      const page = await loadOrReload(file, load)
      if (!isFirstPagePrerendered) await loadAllSections()
      isFirstPagePrerendered = false
      return page
    }),
  ]),
)

const loaderAt = (path: string) => {
  const { file } = routeAt(path)
  const loader = loaders.get(file)
  if (!loader) throw new Error(`${file} is not there`)
  return loader
}

/** The page at a path, if its code is loaded. */
export const loadedPage = (path: string) => loaderAt(path).loaded()

/** Loads the page at a path, once. After a failure the next call tries again. */
export const loadPage = (path: string) => loaderAt(path).load()

/** What is known of the page at a path, whose code must be loaded. */
export const pageAt = (path: string): Page => loadedPage(path)?.page ?? routeAt(path).page

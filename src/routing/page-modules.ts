import type { ComponentType } from 'react'

import type { Page } from '#schema/types.ts'

import { createLoader } from '#lib/load-code.ts'
import { projectPages } from './project-pages.ts'
import { routeAt } from './routes.ts'

/** A page's component. That of a project also brings what the page is called. */
interface PageModule {
  default: ComponentType
  page?: Page
}

/** Each page is a chunk of its own. */
const modules = {
  ...import.meta.glob<PageModule>('../pages/*.tsx'),
  ...Object.fromEntries(projectPages.map(({ file, load }) => [file, load])),
}

const loaders = new Map(Object.entries(modules).map(([file, load]) => [file, createLoader(load)]))

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

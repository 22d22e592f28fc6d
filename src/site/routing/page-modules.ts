import type { ComponentType } from 'react'

import type { Page } from '#content-model/schema/types.ts'

import { createLoader } from '#lib/load-code.ts'
import { projectPages } from './project-pages.ts'
import { routeOf } from './routes.ts'

/** A page's component. A project's module also brings the page's title and description. */
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

const loaderOf = (path: string) => {
  const { file } = routeOf(path)
  const loader = loaders.get(file)
  if (!loader) throw new Error(`${file} is not there`)
  return loader
}

/** The page with a path, if its code is loaded. */
export const loadedPage = (path: string) => loaderOf(path).loaded()

/** Loads the page with a path, once. After a failure the next call tries again. */
export const loadPage = (path: string) => loaderOf(path).load()

/** The title and description of the page at a path, whose code must be loaded. */
export const pageOf = (path: string): Page => loadedPage(path)?.page ?? routeOf(path).page

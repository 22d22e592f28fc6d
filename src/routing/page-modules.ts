import type { ComponentType } from 'react'

import { loadAllSections } from '../lib/lazy-sections'
import { routeAt } from './routes'

/** Each page is a chunk of its own, so that a visitor loads what they read. */
const loaders = import.meta.glob<ComponentType>('../pages/*.tsx', { import: 'default' })

const arrived = new Map<string, ComponentType>()
const coming = new Map<string, Promise<ComponentType>>()

/** Whether the page that is asked for first was rendered by the server. */
let isFirstPageThere = false

export const expectFirstPage = () => {
  isFirstPageThere = true
}

const load = async (file: string) => {
  const page = await loaders[file]?.()
  if (!page) throw new Error(`${file} is not there`)
  // The first page is complete as it came; any other has to be drawn, down to its end.
  if (!isFirstPageThere) await loadAllSections()
  isFirstPageThere = false
  arrived.set(file, page)
  return page
}

/** The page of a path, if its code is here. */
export const loadedPage = (path: string) => arrived.get(routeAt(path).file)

/** Loads the page of a path, once. After a failure the next call tries again. */
export const loadPage = (path: string): Promise<ComponentType> => {
  const { file } = routeAt(path)
  const promise =
    coming.get(file) ??
    load(file).catch((error: unknown) => {
      coming.delete(file)
      throw error
    })
  coming.set(file, promise)
  return promise
}

import type { ComponentType } from 'react'

import { loadAllSections } from '../lib/lazy-sections'
import { routeAt } from './routes'

type Screen = ComponentType

/** Each screen is a chunk of its own, so that a visitor loads what they read. */
const loaders = import.meta.glob<Screen>('../pages/*.tsx', { import: 'default' })

const arrived = new Map<string, Screen>()
const coming = new Map<string, Promise<Screen>>()

/** Whether the page that is asked for first was rendered by the server. */
let isFirstPageThere = false

export const expectFirstPage = () => {
  isFirstPageThere = true
}

const load = async (file: string) => {
  const screen = await loaders[file]?.()
  if (!screen) throw new Error(`${file} is not there`)
  // The first page is complete as it came; any other has to be drawn, down to its end.
  if (!isFirstPageThere) await loadAllSections()
  isFirstPageThere = false
  arrived.set(file, screen)
  return screen
}

/** The screen of a path, if its code is here. */
export const screenAt = (path: string) => arrived.get(routeAt(path).file)

/** Loads the screen of a path, once. After a failure the next call tries again. */
export const loadScreen = (path: string): Promise<Screen> => {
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

import type { ComponentType } from 'react'

/** A piece of a page that is below the first view: complete in the HTML, its code comes later. */
export interface Part {
  /** Loads its code, once. After a failure the next call tries again. */
  load: () => Promise<ComponentType>
  /** Its code, if it is here. */
  loaded: () => ComponentType | undefined
}

const parts = new Set<Part>()

/** @param load imports the module that has the piece as its default */
export const createPart = (load: () => Promise<{ default: ComponentType }>): Part => {
  let arrived: ComponentType | undefined
  let coming: Promise<ComponentType> | undefined

  const fetchOnce = async () => {
    try {
      arrived = (await load()).default
      return arrived
    } catch (error) {
      coming = undefined
      throw error
    }
  }
  const part: Part = { load: () => (coming ??= fetchOnce()), loaded: () => arrived }
  parts.add(part)
  return part
}

/** For a page that is not there yet: on the server, and when another page is left for it. */
export const loadParts = () => Promise.allSettled([...parts].map((part) => part.load()))

let areAllWanted = false
const waiting = new Set<() => void>()

/** Calls `listener` when every piece is wanted, wherever the reader is; returns what ends that. */
export const onAllWanted = (listener: () => void) => {
  if (areAllWanted) listener()
  waiting.add(listener)
  return () => void waiting.delete(listener)
}

/** For who looks inside the page: all that is on it comes to life. */
export const wantAllParts = () => {
  areAllWanted = true
  for (const listener of waiting) listener()
}

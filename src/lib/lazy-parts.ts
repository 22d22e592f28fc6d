/** What a page needs only further down, or later: complete in the HTML, its code comes when asked for. */
export interface Part<Code> {
  /** Loads its code, once. After a failure the next call tries again. */
  load: () => Promise<Code>
  /** Its code, if it is here. */
  loaded: () => Code | undefined
}

const parts = new Set<Part<unknown>>()

/** @param load imports the module that has the piece as its default */
export const createPart = <Code>(load: () => Promise<{ default: Code }>): Part<Code> => {
  let arrived: Code | undefined
  let coming: Promise<Code> | undefined

  const fetchOnce = async () => {
    try {
      arrived = (await load()).default
      return arrived
    } catch (error) {
      coming = undefined
      throw error
    }
  }
  const part: Part<Code> = { load: () => (coming ??= fetchOnce()), loaded: () => arrived }
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

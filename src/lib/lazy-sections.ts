/** What a page needs only further down, or later: complete in the HTML, its code comes when asked for. */
export interface Lazy<Code> {
  /** Loads its code, once. After a failure the next call tries again. */
  load: () => Promise<Code>
  /** Its code, if it is here. */
  loaded: () => Code | undefined
}

const sections = new Set<Lazy<unknown>>()

/** @param load imports the module that has the piece as its default */
export const createLazy = <Code>(load: () => Promise<{ default: Code }>): Lazy<Code> => {
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
  const section: Lazy<Code> = { load: () => (coming ??= fetchOnce()), loaded: () => arrived }
  sections.add(section)
  return section
}

/** For a page that is not there yet: on the server, and when another page is left for it. */
export const loadAllSections = () =>
  Promise.allSettled([...sections].map((section) => section.load()))

let isHydratingAll = false
const waiting = new Set<() => void>()

/** Calls `listener` when every piece is wanted, wherever the reader is; returns what ends that. */
export const onHydrateAll = (listener: () => void) => {
  if (isHydratingAll) listener()
  waiting.add(listener)
  return () => void waiting.delete(listener)
}

/** For who looks inside the page: all that is on it comes to life. */
export const hydrateAll = () => {
  isHydratingAll = true
  for (const listener of waiting) listener()
}

/** Code that a page needs only below the fold, or later: its HTML is there from the start. */
export interface Lazy<Code> {
  /** Loads the code once. After a failure, the next call tries again. */
  load: () => Promise<Code>
  /** The code, if it is loaded. */
  loaded: () => Code | undefined
}

/** Code did not arrive: there is no connection, or after a new deploy no such file. */
export class MissingCode extends Error {}

export const createLoader = <Code>(load: () => Promise<Code>): Lazy<Code> => {
  let code: Code | undefined
  let loading: Promise<Code> | undefined

  const loadOnce = async () => {
    try {
      code = await load()
      return code
    } catch (cause) {
      loading = undefined
      throw new MissingCode(String(cause), { cause })
    }
  }
  return { load: () => (loading ??= loadOnce()), loaded: () => code }
}

const sections = new Set<Lazy<unknown>>()

/** @param load imports the module whose default export is the code */
export const createLazy = <Code>(load: () => Promise<{ default: Code }>): Lazy<Code> => {
  const section = createLoader(async () => (await load()).default)
  sections.add(section)
  return section
}

/** For a page that has no HTML yet: on the server, and on the way to another page. */
export const loadAllSections = async (): Promise<void> => {
  const known = [...sections]
  await Promise.all(known.map((section) => section.load()))
  // The code of one may bring others.
  if (sections.size > known.length) await loadAllSections()
}

/** Dispatched on the window when all sections of the page are to be hydrated. */
export const HYDRATE_EVENT = 'hydrate'

/** For who looks inside: hydrates all lazy sections of the page. */
export const hydrateAll = () => void dispatchEvent(new Event(HYDRATE_EVENT))

/** A promise for a component to suspend on, and the functions that resolve or reject it. */
export const createSuspension = () => {
  let settle!: { open: () => void; fail: (error: unknown) => void }
  const opened = new Promise<void>((open, fail) => {
    settle = { open, fail }
  })
  // Before a component suspends on it, nobody hears of a failure.
  opened.catch(() => {})
  return { opened, ...settle }
}

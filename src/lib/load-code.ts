/** Code that a page needs later. */
export interface Loader<Code> {
  /** Loads the code once. Throws a `MissingCode`; after that the next call tries again. */
  load: () => Promise<Code>
  /** The code, if it is loaded. */
  loaded: () => Code | undefined
}

/** Code did not arrive: there is no connection, or after a new deploy no such file. */
class MissingCode extends Error {}

/** @param load imports the code */
export const createLoader = <Code>(load: () => Promise<Code>): Loader<Code> => {
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

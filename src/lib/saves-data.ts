/** Whether the browser asks for less data; only some can, and the build has none. */
export const savesData = () =>
  (globalThis.navigator as { connection?: { saveData?: boolean } } | undefined)?.connection
    ?.saveData ?? false

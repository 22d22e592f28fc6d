import { createLoader } from '#lib/load-code.ts'

const withSheet = async <Code>(code: Promise<Code>) => {
  const [loaded] = await Promise.all([code, import('./view-transition.css')])
  return loaded
}

/** Until they are here, the page and its theme change at once. */
export const transitions = createLoader(() => withSheet(import('./transitions.ts')))

/** Loads them ahead of the first change. A failure is each change's own to handle. */
export const preloadTransitions = () => transitions.load().then(undefined, () => {})

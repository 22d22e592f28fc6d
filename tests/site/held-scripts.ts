import type { BrowserContext } from 'playwright'

/** Scripts that come only when they are let go. */
export const heldScripts = () => {
  let letGo: (() => void) | undefined
  const free = new Promise<void>((resolve) => {
    letGo = resolve
  })
  return {
    letGo: () => letGo?.(),
    prepare: (context: BrowserContext) =>
      context.route('**/*.js', async (route) => {
        await free
        await route.continue()
      }),
  }
}

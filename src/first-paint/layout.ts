/**
 * While the page loads, what is out of view is not laid out: that comes at the visitor's first sign, or
 * once React answers and the browser is idle (`app.tsx`).
 */
import { onFirstSign } from '#lib/first-sign.ts'
import { pageFlags } from '#lib/page-flags.ts'

const flags = pageFlags()

// What points into the page, or leads back to it, needs the height of all that is above.
if (location.hash === '' && history.state === null) {
  flags.loading = ''
  onFirstSign(() => delete flags.loading)
}

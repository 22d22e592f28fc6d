/**
 * Until the visitor's first sign the page is as it was sent. While it loads, what is out of view is not laid
 * out, nor are its pictures asked for. Then all that is shown is there, for whoever looks without moving.
 */
import { leadsIntoPage, onFirstSign } from '#lib/first-sign.ts'
import { whenLoadedAndIdle } from '#lib/idle.ts'
import { pageFlags } from '#lib/page-flags.ts'
import { savesData } from '#lib/saves-data.ts'

/** By then React answers on most devices, ms: what is out of view comes after that. */
const EARLIEST_MS = 2000
/** So long it waits for an idle browser, ms. */
const BUSY_MS = 500

const flags = pageFlags()
flags.untouched = ''
onFirstSign(() => delete flags.untouched)

// Where it leads on into the page, the height of all that is above is needed.
if (!leadsIntoPage()) {
  flags.loading = ''
  onFirstSign(() => delete flags.loading)
}

const loadRest = () => {
  delete flags.loading
  if (savesData()) return
  for (const image of document.images) if (image.checkVisibility()) image.loading = 'eager'
}

setTimeout(() => whenLoadedAndIdle(loadRest, BUSY_MS), EARLIEST_MS)

/**
 * Until the visitor's first sign the page is as it was sent. While it loads, parts out of view are
 * not laid out, and their pictures not asked for. Then everything is shown, for a visitor who looks
 * without moving.
 */
import { leadsIntoPage, onFirstSign } from '#lib/first-sign.ts'
import { whenLoadedAndIdle } from '#lib/idle.ts'
import { pageFlags } from '#lib/page-flags.ts'
import { savesData } from '#lib/saves-data.ts'

/**
 * By then React answers on most devices: parts out of view are laid out after that. Milliseconds.
 */
const EARLIEST_MS = 2000
/** How long the layout waits for an idle browser. Milliseconds. */
const BUSY_MS = 500

const flags = pageFlags()
flags.untouched = ''
onFirstSign(() => delete flags.untouched)

// An address that points into the page needs the height of all that is above.
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

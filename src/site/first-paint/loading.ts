/**
 * Until the visitor's first sign the page is as it was sent. Pictures far below are asked for once it
 * has loaded: whoever looks without moving has them, too.
 */
import { onFirstSign } from '#lib/first-sign.ts'
import { whenLoadedAndIdle } from '#lib/idle.ts'
import { pageFlags } from '#lib/page-flags.ts'
import { savesData } from '#lib/saves-data.ts'

/** By then React answers on most devices. Milliseconds. */
const EARLIEST_MS = 2000
/** How long the pictures wait for an idle browser. Milliseconds. */
const BUSY_MS = 500

const flags = pageFlags()
flags.untouched = ''
onFirstSign(() => delete flags.untouched)

const loadPictures = () => {
  if (savesData()) return
  for (const image of document.images) if (image.checkVisibility()) image.loading = 'eager'
}

setTimeout(() => whenLoadedAndIdle(loadPictures, BUSY_MS), EARLIEST_MS)

/** Until the visitor's first sign, only pictures in view are loaded. */
import { onFirstSign } from '#lib/first-sign.ts'
import { pageFlags } from '#lib/page-flags.ts'
import { onScriptError } from './script-error.ts'

const flags = pageFlags()
flags.untouched = ''

const seen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries)
    if (isIntersecting) target.setAttribute('data-seen', '')
})

const loadAll = () => {
  delete flags.untouched
  seen.disconnect()
}

onFirstSign(loadAll)
addEventListener('DOMContentLoaded', () => {
  if (flags.untouched === undefined) return
  for (const picture of document.querySelectorAll('picture')) seen.observe(picture)
})
// Without scripts nothing else would ask for them.
onScriptError(loadAll)

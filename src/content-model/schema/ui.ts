/**
 * The words of the site: those of its language, and in their place the owner's. The build and files of the
 * content read them here; what pages say comes from `virtual:words/ui`, `…/palette` and `…/agents`.
 */
import { site } from '#content/site'
import { words as ownWords } from '#content/words'

import type { Words } from '#content-model/words/en.ts'
import { languageOfWords, languages } from '#content-model/words/languages.ts'
import { merged } from '#content-model/words/merged.ts'

// The check of the content reads this, too: what it is to name may stand in the place of a site.
const given = site as { lang?: unknown } | null
const ofLanguage = languages[languageOfWords(given?.lang)]
const words = merged(ofLanguage, ownWords) as Words

export const { ui, palette, agents, documents } = words

/**
 * The words of the site: those of its language, and over them the owner's. Modules of pages import them
 * as `#words/ui` and `#words/palette`, and get the result only (`virtual:words/…`).
 */
import { site } from '#content/site'
import { words as own } from '#content/words'

import type { Words } from './en.ts'
import { languageOfWords, languages } from './languages.ts'
import { merged } from './merged.ts'

export const { ui, palette, documents } = merged(
  // The check names what is of another form: it, too, reads this.
  languages[languageOfWords((site as Partial<typeof site> | null)?.lang)],
  own,
) as Words

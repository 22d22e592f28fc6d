import { words as ar } from './ar.ts'
import { words as de } from './de.ts'
import { type Words, words as en } from './en.ts'
import { words as es } from './es.ts'
import { words as fr } from './fr.ts'
import type { Language } from './headings.ts'
import { merged } from './merged.ts'
import { words as ptBR } from './pt-br.ts'
import { words as pt } from './pt.ts'
import { words as ur } from './ur.ts'
import { words as vi } from './vi.ts'

/** The words of the site by language. */
export const languages: { [code: string]: Words } = {
  ar,
  de,
  en,
  es,
  fr,
  pt,
  ur,
  vi,
  'pt-BR': merged(pt, ptBR) as Words,
} satisfies Record<Language | 'pt-BR', Words>

/** The language of a site's words: `de` for `de-AT`, English where there is no file or no language. */
export const languageOfWords = (lang: unknown) => {
  const tag = String(lang).toLowerCase().replaceAll('_', '-')
  const codes = Object.keys(languages)
  const of = (name?: string) => codes.find((code) => code.toLowerCase() === name)
  return of(tag) ?? of(tag.split('-')[0]) ?? 'en'
}

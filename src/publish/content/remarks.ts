/** Advice on the content: it stops nothing. */
import { languageOf } from '../lib/language-of.ts'
import type { Path } from '../lib/strings.ts'
import { languageOfWords, languages } from '../../words/languages.ts'
import { croppedWidth, formats, type PictureFormat } from '../pictures/formats.ts'
import { type Finding, findingAt } from './finding.ts'
import type { References } from './references.ts'

const KNOWN = Object.keys(languages).toSorted().join(', ')
const OTHER_TEXTS =
  'means English, and your texts are in another language: write its code, like fr or pt-BR'
const ENGLISH_TEXTS =
  'means another language, and your texts are in English: translate them, or write en'
const NO_WORDS = `has no words in src/words, so that the interface is in English: write them in words.ts, or take one of ${KNOWN}`

/** Texts in another language than the site's, as far as English tells, and one without words. */
const findForeignWords = (content: object): Finding[] => {
  const { site, about, hero, experience, faq } = content as {
    [file: string]: Record<string, unknown> | undefined
  }
  const lang = site?.['lang']
  if (typeof lang !== 'string') return []
  const written = languageOf([about?.['text'], hero, experience, faq])
  const isInEnglish = written && written === 'en'
  const messages = /^en\b/i.test(lang)
    ? [isInEnglish === false && OTHER_TEXTS]
    : [isInEnglish && ENGLISH_TEXTS, languageOfWords(lang) === 'en' && NO_WORDS]
  return messages.flatMap((message) =>
    message ? [findingAt(content, ['site', 'lang'], message)] : [],
  )
}

const sizeOf = (width: number, { ratio }: PictureFormat) =>
  `${width} × ${Math.round(width * ratio)}`

/** Pictures with fewer pixels than they are shown with. */
const findSmallPictures = (content: object, { pictures }: References): Finding[] => {
  const { identity, projects } = content as {
    identity?: { portrait?: unknown }
    projects?: { image?: unknown }[]
  }
  const look = (path: Path, file: unknown, format: PictureFormat): Finding[] => {
    const facts = pictures.get(String(file))
    const enough = format.widths.at(-2) ?? 0
    if (!facts || facts.trouble || facts.isDrawing || croppedWidth(facts, format) >= enough)
      return []
    const sizes = `at least ${sizeOf(enough, format)}, ${sizeOf(Math.max(...format.widths), format)} for sharp screens`
    const message = `has ${facts.width} × ${facts.height} pixels and will look blurred: take one of ${sizes}`
    return [findingAt(content, path, message)]
  }
  const ofProjects = Array.isArray(projects) ? projects : []
  return [
    ...look(['identity', 'portrait'], identity?.portrait, formats.portrait),
    ...ofProjects.flatMap((project, index) =>
      look(['projects', index, 'image'], project?.image, formats.project),
    ),
  ]
}

export const findRemarks = (content: object, references: References): Finding[] => [
  ...findForeignWords(content),
  ...findSmallPictures(content, references),
]

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'

import { franc } from 'franc-min'

import { readReferences } from '../content/references.ts'
import { placeOf } from '../content/source.ts'
import { CONTENT_FOLDER, placeContent, SKELETON_FOLDER } from '../context/content-folder.ts'
import type { Content } from '../context/content.ts'
import { loadContent } from '../context/load.ts'
import { languageOfWords, languages } from '../../words/languages.ts'
import { isFields, merged } from '../../words/merged.ts'
import { type Path, stringsIn } from '../lib/strings.ts'
import type { Resume } from './read-resume.ts'
import { toContent } from './to-content.ts'

const DEFAULT_LANGUAGE = 'en'

/** Languages of Arabic letters, by those that tell them in a few words: the first that is found. */
const LETTERS = { ur: /[ٹڈڑںےہ]/, fa: /[کی]/, ar: /./ }

/** The language that a value's texts are written in, there; undefined if they are too short to tell. */
const languageOf = (value: unknown, country?: string): string | undefined => {
  const texts = stringsIn(value).map(([, text]) => text)
  const words = texts.filter((text) => !URL.canParse(text)).join(' ')
  const count = (script: RegExp) => words.match(script)?.length ?? 0
  const isArabic = count(/\p{Script=Arabic}/gu) > count(/\p{Script=Latin}/gu)
  const [told] = Intl.getCanonicalLocales(franc(words, { minLength: 250 }))
  const local = languageOfWords(`${told}-${country}`)
  if (told !== 'und') return local.startsWith(told!) ? local : told
  return isArabic ? Object.entries(LETTERS).find(([, own]) => own.test(words))?.[0] : undefined
}

/**
 * A content file with another value at a path. Of an object whose fields all stand there, only these
 * change: comments, and what a résumé does not name, stay.
 */
const withValue = (source: string, path: Path, value: unknown, current: unknown): string => {
  const place = placeOf(source, path)
  const stands = ([key, inner]: [string, unknown]) =>
    inner !== undefined && placeOf(source, [...path, key])?.start !== place?.start
  if (isFields(value) && isFields(current) && Object.entries(value).every(stands))
    return Object.entries(value).reduce(
      (text, [key, inner]) => withValue(text, [...path, key], inner, current[key]),
      source,
    )
  if (!place) throw new Error(`${path[0]}.ts does not export ${path[0]} where it could be changed`)
  const written = JSON.stringify(merged(current, value), null, 2)
  return source.slice(0, place.start) + written + source.slice(place.end)
}

/** What a résumé says, by file. */
const contentFrom = async (root: string, resume: Resume, current: Content) => {
  const { icons } = await readReferences(root)
  const { site } = current
  const { basics, work, education } = resume
  const { countryCode } = basics.location
  const lang =
    site.lang === DEFAULT_LANGUAGE
      ? (languageOf([basics.label, basics.summary, work, education], countryCode) ?? site.lang)
      : site.lang
  const now = { ...current, ...languages[languageOfWords(lang)], site: { ...site, lang } }
  return { ...toContent(resume, now, icons), site: { lang } }
}

const nameOf = (file: string) => `${CONTENT_FOLDER}/${file}.ts`

/** The text of a file of the owner's, or of the skeleton's in its place. */
const sourceOf = (root: string, file: string) =>
  [CONTENT_FOLDER, SKELETON_FOLDER]
    .map((folder) => join(root, folder, `${file}.ts`))
    .find((place) => existsSync(place))!

/**
 * Makes the owner's files, with a résumé in them if there is one. A file that he has is replaced only
 * by force.
 *
 * @returns the files written
 * @throws the files that would be replaced
 */
export const fillContent = async (root: string, resume: Resume | undefined, isForced: boolean) => {
  const skeleton = readdirSync(join(root, SKELETON_FOLDER)).map((file) => parse(file).name)
  const isThere = (file: string) => existsSync(join(root, nameOf(file)))
  placeContent(root, CONTENT_FOLDER)
  const current = await loadContent(root)
  const next: object = resume ? await contentFrom(root, resume, current) : {}
  const replaced = skeleton.filter((file) => isThere(file) && (file in next || !resume))
  if (!isForced && replaced.length > 0)
    throw new Error(
      `would replace what you wrote, which --force does:\n${replaced.map(nameOf).join('\n')}`,
    )
  const texts = skeleton.map((file) => {
    const source = readFileSync(sourceOf(root, file), 'utf8')
    const values = [Reflect.get(next, file), Reflect.get(current, file)] as const
    return [file, file in next ? withValue(source, [file], ...values) : source] as const
  })
  mkdirSync(join(root, CONTENT_FOLDER, 'images'), { recursive: true })
  for (const [file, text] of texts) writeFileSync(join(root, nameOf(file)), text)
  const files = skeleton.map(nameOf)
  spawnSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', ...files], { cwd: root })
  return files
}

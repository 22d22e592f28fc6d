import { spawnSync } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { isPlaceholder } from '../content/placeholders.ts'
import { readReferences } from '../content/references.ts'
import { placeOf } from '../content/source.ts'
import { CONTENT_FOLDER } from '../context/content-folder.ts'
import type { Content } from '../context/content.ts'
import { loadContent } from '../context/load.ts'
import { isFields, merged } from '../lib/merged.ts'
import { type Path, stringsIn } from '../lib/strings.ts'
import type { Resume } from './read-resume.ts'
import { toContent } from './to-content.ts'

const SAMPLE_LANGUAGE = 'en'
const FORMATTER = 'node_modules/oxfmt/bin/oxfmt'

/** Letters typical of a language, and their minimum share of a text. */
const LANGUAGES: [lang: string, letters: RegExp, share: number][] = [
  ['vi', /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/giu, 0.05],
  ['ur', /[ٹڈڑںےہھ]/gu, 0.05],
  ['fa', /[پچژگ]/gu, 0.03],
  ['ar', /\p{Script=Arabic}/gu, 0.5],
  ['he', /\p{Script=Hebrew}/gu, 0.5],
  ['hi', /\p{Script=Devanagari}/gu, 0.5],
  ['bn', /\p{Script=Bengali}/gu, 0.5],
  ['th', /\p{Script=Thai}/gu, 0.5],
  ['el', /\p{Script=Greek}/gu, 0.5],
  ['uk', /[іїєґ]/giu, 0.03],
  ['ru', /\p{Script=Cyrillic}/gu, 0.5],
  ['ko', /\p{Script=Hangul}/gu, 0.4],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 0.2],
  ['zh', /\p{Script=Han}/gu, 0.4],
]

/** The language of a résumé, as far as its letters show it; most Latin alphabets do not. */
const guessLanguage = ({ basics, work, education }: Resume): string | undefined => {
  const sentences = [basics.label, basics.summary, work.map(({ summary }) => summary), education]
  const text = stringsIn(sentences)
    .map(([, sentence]) => sentence)
    .join(' ')
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return LANGUAGES.find(
    ([, own, share]) => letters > 0 && (text.match(own)?.length ?? 0) / letters >= share,
  )?.[0]
}

interface Edit {
  start: number
  end: number
  text: string
}

/** Changes of a content file: of the values that differ, where all of them stand in it, or of the whole. */
const editsOf = (source: string, path: Path, value: unknown, current: unknown): Edit[] => {
  const place = placeOf(source, path)
  const stands = ([key, inner]: [string, unknown]) =>
    inner !== undefined && placeOf(source, [...path, key])?.start !== place?.start
  if (isFields(value) && isFields(current) && Object.entries(value).every(stands))
    return Object.entries(value).flatMap(([key, inner]) =>
      editsOf(source, [...path, key], inner, current[key]),
    )
  if (!place)
    throw new Error(`${path[0]}.ts does not export ${path[0]} where the import could change it`)
  return [{ ...place, text: JSON.stringify(merged(current, value), null, 2) }]
}

/** A content file with other values; types, comments and what a résumé does not name stay. */
const withValue = (source: string, name: string, value: unknown, current: unknown) =>
  editsOf(source, [name], value, current)
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), source)

/**
 * Writes a résumé into the content. It throws if the content is no longer the sample, unless forced.
 *
 * @returns the files written
 */
export const fillContent = async (root: string, resume: Resume, isForced: boolean) => {
  const [current, references] = await Promise.all([loadContent(root), readReferences(root)])
  const { name } = current.identity
  if (!isForced && !isPlaceholder(name))
    throw new Error(
      `the content is that of ${name} already, and would be replaced: --force does that`,
    )
  const { site }: Content = current
  const lang = site.lang === SAMPLE_LANGUAGE ? (guessLanguage(resume) ?? site.lang) : site.lang
  const now = { ...current, site: { ...site, lang } }
  const next: { [file: string]: unknown } = {
    ...toContent(resume, now, references.icons),
    site: { lang },
  }
  const filled = Object.entries(next).map(async ([file, value]) => {
    const path = `${CONTENT_FOLDER}/${file}.ts`
    const place = join(root, path)
    const source = await readFile(place, 'utf8')
    await writeFile(place, withValue(source, file, value, current[file as keyof Content]))
    return path
  })
  const files = await Promise.all(filled)
  // The stories of the sample's projects: those of an owner stay.
  if (!isForced) await rm(join(root, CONTENT_FOLDER, 'projects'), { recursive: true, force: true })
  spawnSync(process.execPath, [FORMATTER, ...files], { cwd: root })
  return files
}

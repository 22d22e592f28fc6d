import { spawnSync } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { franc } from 'franc-min'

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

/** The language that a résumé is written in, if its texts are long enough to tell. */
const languageOf = ({ basics, work }: Resume): string | undefined => {
  const texts = [basics.label, basics.summary, work]
  const sentences = stringsIn(texts).flatMap(([, text]) => (text.includes(' ') ? text : []))
  const [lang] = Intl.getCanonicalLocales(franc(sentences.join(' '), { minLength: 40 }))
  return lang === 'und' ? undefined : lang
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
  const lang = site.lang === SAMPLE_LANGUAGE ? (languageOf(resume) ?? site.lang) : site.lang
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

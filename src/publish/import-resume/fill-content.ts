import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { franc } from 'franc-min'

import { isPlaceholder } from '../content/placeholders.ts'
import { readReferences } from '../content/references.ts'
import { placeOf } from '../content/source.ts'
import { CONTENT_FOLDER } from '../context/content-folder.ts'
import type { Content } from '../context/content.ts'
import { loadContent } from '../context/load.ts'
import { stringsIn } from '../lib/strings.ts'
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

type Fields = { [field: string]: unknown }

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields of both; a list of the résumé replaces the other. */
const merged = (current: unknown, incoming: unknown): unknown => {
  if (!isFields(current) || !isFields(incoming)) return incoming
  const fields = Object.entries(incoming).map(([name, value]) => [
    name,
    merged(current[name], value),
  ])
  return { ...current, ...(Object.fromEntries(fields) as Fields) }
}

/** A content file with another value; its types and comments outside of the value stay. */
const withValue = (source: string, name: string, value: unknown) => {
  const place = placeOf(source, [name])
  if (!place) throw new Error(`${name}.ts does not export ${name} where the import could change it`)
  return source.slice(0, place.start) + JSON.stringify(value, null, 2) + source.slice(place.end)
}

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
  const next: Fields = { ...toContent(resume, now, references.icons), site: { lang } }
  const filled = Object.entries(next).map(async ([file, value]) => {
    const path = `${CONTENT_FOLDER}/${file}.ts`
    const place = join(root, path)
    const whole = merged(current[file as keyof Content], value)
    await writeFile(place, withValue(await readFile(place, 'utf8'), file, whole))
    return path
  })
  const files = await Promise.all(filled)
  spawnSync(process.execPath, [FORMATTER, ...files], { cwd: root })
  return files
}

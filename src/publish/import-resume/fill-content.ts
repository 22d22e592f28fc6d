import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { isPlaceholder, isSamples } from '../content/placeholders.ts'
import { readReferences } from '../content/references.ts'
import { placeOf } from '../content/source.ts'
import { textsInStories } from '../content/stories.ts'
import { CONTENT_FOLDER } from '../context/content-folder.ts'
import type { Content } from '../context/content.ts'
import { loadContent } from '../context/load.ts'
import { languageOfWords, languages } from '../../content/words/chosen.ts'
import { isFields, merged } from '../../content/words/merged.ts'
import { languageOf } from '../lib/language-of.ts'
import { type Path, stringsIn } from '../lib/strings.ts'
import type { Resume } from './read-resume.ts'
import { toContent } from './to-content.ts'

const SAMPLE_LANGUAGE = 'en'

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

const placeOfFile = (file: string) => `${CONTENT_FOLDER}/${file}.ts`

/** Files whose texts do not show who wrote them. */
const SILENT = new Set(['showcase', 'site', 'skills'])

/** Whether the owner has written in a file: in an entry of a list, or in a text that would be replaced. */
const isOwners = ([file, value]: [string, unknown], current: Content) => {
  const now: unknown = current[file as keyof Content]
  if (SILENT.has(file)) return false
  if (file === 'identity') return !isSamples(current.identity.name)
  if (Array.isArray(now))
    return now.some((entry) => !stringsIn(entry).some(([, text]) => isSamples(text)))
  const replaced = new Set(stringsIn(value).map(([path]) => path.join('.')))
  return stringsIn(now).some(([path, text]) => replaced.has(path.join('.')) && !isSamples(text))
}

/**
 * Writes a résumé into the content. It throws if the content is no longer the sample, unless forced.
 *
 * @returns the files written
 */
export const fillContent = async (root: string, resume: Resume, isForced: boolean) => {
  const [current, { icons }] = await Promise.all([loadContent(root), readReferences(root)])
  const { site }: Content = current
  const { basics } = resume
  const lang =
    site.lang === SAMPLE_LANGUAGE
      ? (languageOf([basics.label, basics.summary, resume.work]) ?? site.lang)
      : site.lang
  const now = { ...current, ...languages[languageOfWords(lang)], site: { ...site, lang } }
  const next = Object.entries({ ...toContent(resume, now, icons), site: { lang } })
  const owners = next.filter((one) => isOwners(one, current)).map(([file]) => placeOfFile(file))
  if (!isForced && owners.length > 0)
    throw new Error(`would replace what you wrote, which --force does:\n${owners.join('\n')}`)
  for (const [file, value] of next) {
    const place = join(root, placeOfFile(file))
    const source = readFileSync(place, 'utf8')
    writeFileSync(place, withValue(source, [file], value, current[file as keyof Content]))
  }
  // A story with a placeholder is the sample's, of a project that is gone.
  for (const { text, find } of textsInStories(current.stories))
    if (isPlaceholder(text)) rmSync(join(root, find('').file), { force: true })
  const files = next.map(([file]) => placeOfFile(file))
  spawnSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', ...files], { cwd: root })
  return files
}

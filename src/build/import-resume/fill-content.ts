import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { basename, join, parse } from 'node:path'

import { format, type FormatConfig } from 'oxfmt'
import { getDescription } from 'valibot'

import { CONTENT_FOLDER, nodeAt, SKELETON_FOLDER } from '#build/content/for-import.ts'
import {
  recordLists,
  type RecordSection,
  recordSections,
} from '#content-model/schema/record-sections.ts'
import { isFields } from '#content-model/words/merged.ts'
import type { Path } from '#lib/strings.ts'
import type { Resume } from './read-json-resume.ts'
import { toContent } from './to-content.ts'

const spliced = (source: string, start: number, end: number, text: string) =>
  source.slice(0, start) + text + source.slice(end)

/**
 * A content file with a value at a path. An object's fields are written one by one: comments stay.
 */
const withValue = (source: string, path: Path, value: unknown): string => {
  const node = nodeAt(source, path)
  if (!node) throw new Error(`${path[0]}.ts does not export ${path[0]} where it could be changed`)
  if (isFields(value) && node.type === 'ObjectExpression')
    return Object.entries(value).reduce(
      (text, [key, inner]) => withField(text, path, key, inner),
      source,
    )
  return spliced(source, node.start, node.end, JSON.stringify(value))
}

/** A file with a field of an object; a missing field is added behind the others. */
const withField = (source: string, path: Path, key: string, value: unknown): string => {
  const object = nodeAt(source, path)!
  const field = nodeAt(source, [...path, key])!
  if (field.start !== object.start) return withValue(source, [...path, key], value)
  const last = (object['properties'] as { end: number }[]).at(-1)
  const end = last?.end ?? object.start + 1
  const text = `${last ? ', ' : ''}${JSON.stringify(key)}: ${JSON.stringify(value)}`
  return spliced(source, end, end, text)
}

const languageIn = (site: string) => String(nodeAt(site, ['site', 'lang'])?.['value'])

/** The file of the site with the language of a résumé, unless its owner has chosen another. */
const withLanguage = (site: string, empty: string, lang: string | undefined) =>
  lang && languageIn(site) === languageIn(empty) ? withValue(site, ['site', 'lang'], lang) : site

/** A résumé, and the language that it is in, if that is known. */
interface Given {
  resume: Resume
  lang: string | undefined
}

/** The content that a résumé gives, by file. */
const contentFrom = async ({ resume }: Given) => {
  const icons = new Set([
    ...Object.keys(await import('react-icons/si')),
    ...Object.keys(await import('react-icons/fa6')),
  ])
  // A field without a value is left out.
  return JSON.parse(JSON.stringify(toContent(resume, icons))) as Record<string, unknown>
}

const contentPath = ({ name }: { name: string }) => `${CONTENT_FOLDER}/${name}.ts`

/** The file of a list that has no entry yet. */
const emptyList = (section: RecordSection) => `import type { Content } from '#content/types'

/** ${getDescription(recordLists[section])}; none are shown while the list is empty. */
export const ${section}: Content['${section}'] = []
`

/** Each file of the content with nothing in it, by its name. */
const emptyFiles = (root: string): [name: string, text: string][] => [
  ...readdirSync(join(root, SKELETON_FOLDER)).map((file): [string, string] => [
    parse(file).name,
    readFileSync(join(root, SKELETON_FOLDER, file), 'utf8'),
  ]),
  ...recordSections.map((section): [string, string] => [section, emptyList(section)]),
]

/** A file of the content: the owner's, or the empty one in its place. */
const contentFile = (root: string, name: string, empty: string) => {
  const path = join(root, CONTENT_FOLDER, `${name}.ts`)
  return { name, path, empty, own: existsSync(path) ? readFileSync(path, 'utf8') : undefined }
}

/**
 * Makes the owner's files, with a résumé in them if there is one. A file that the résumé fills
 * begins from the empty one, so that nothing of a former one is left; an owner's file is replaced
 * only by force. A file that the résumé does not fill stays as the owner has it.
 *
 * @returns the files, and the site's language as it is written
 * @throws the files that would be replaced
 */
export const fillContent = async (root: string, given: Given | undefined, isForced: boolean) => {
  const next = given && (await contentFrom(given))
  const files = emptyFiles(root).map(([name, empty]) => contentFile(root, name, empty))
  const isFilled = ({ name }: (typeof files)[number]) => !next || name in next
  const replaced = files.filter((file) => file.own !== undefined && isFilled(file))
  if (!isForced && replaced.length > 0) {
    const names = replaced.map(contentPath).join('\n')
    throw new Error(`would replace what you wrote, which --force does:\n${names}`)
  }
  const texts = files.map((file) => {
    const { name, path, empty, own = empty } = file
    if (!isFilled(file))
      return { path, text: name === 'site' ? withLanguage(own, empty, given?.lang) : own }
    return { path, text: next ? withValue(empty, [name], next[name]) : empty }
  })
  mkdirSync(join(root, CONTENT_FOLDER, 'images'), { recursive: true })
  const style = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig
  const write = async ({ path, text }: (typeof texts)[number]) =>
    writeFile(path, (await format(basename(path), text, style)).code)
  await Promise.all(texts.map(write))
  const site = readFileSync(join(root, CONTENT_FOLDER, 'site.ts'), 'utf8')
  return { files: files.map(contentPath), lang: languageIn(site) }
}

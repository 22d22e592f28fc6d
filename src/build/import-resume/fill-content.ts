import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, parse } from 'node:path'

import { format, type FormatConfig } from 'oxfmt'

import { nodeAt } from '#build/content/source.ts'
import { CONTENT_FOLDER, setContentFolder, SKELETON_FOLDER } from '#build/context/content-folder.ts'
import type { Content } from '#build/context/content.ts'
import { loadContent } from '#build/context/load.ts'
import { isFields, merged } from '#content-model/words/merged.ts'
import type { Path } from '#lib/strings.ts'
import type { Resume } from './json-resume.ts'
import { toContent } from './to-content.ts'

const DEFAULT_LANGUAGE = 'en'

/**
 * A content file with another value at a path. Of an object whose fields all stand there, only these
 * change: comments, and what a résumé does not name, stay.
 */
const withValue = (source: string, path: Path, value: unknown, current: unknown): string => {
  const node = nodeAt(source, path)
  const isWritten = ([key, inner]: [string, unknown]) =>
    inner !== undefined && nodeAt(source, [...path, key])?.start !== node?.start
  if (isFields(value) && isFields(current) && Object.entries(value).every(isWritten))
    return Object.entries(value).reduce(
      (text, [key, inner]) => withValue(text, [...path, key], inner, current[key]),
      source,
    )
  if (!node) throw new Error(`${path[0]}.ts does not export ${path[0]} where it could be changed`)
  const written = JSON.stringify(merged(current, value), null, 2)
  return source.slice(0, node.start) + written + source.slice(node.end)
}

/** A résumé, and the language that it is in, if that is known. */
export interface Given {
  resume: Resume
  lang: string | undefined
}

/** What a résumé says, by file. */
const contentFrom = async ({ resume, lang }: Given, { site }: Content) => {
  const icons = new Set([
    ...Object.keys(await import('react-icons/si')),
    ...Object.keys(await import('react-icons/fa6')),
  ])
  // An owner who has chosen a language keeps it.
  const chosen = site.lang === DEFAULT_LANGUAGE ? (lang ?? site.lang) : site.lang
  return { ...toContent(resume, icons), site: { lang: chosen } }
}

const nameOf = (file: string) => `${CONTENT_FOLDER}/${file}.ts`

/** The text of a file of the owner's, or of the skeleton's in its place. */
const sourceOf = (root: string, name: string) =>
  [CONTENT_FOLDER, SKELETON_FOLDER]
    .map((folder) => join(root, folder, `${name}.ts`))
    .find((file) => existsSync(file))!

/**
 * Makes the owner's files, with a résumé in them if there is one. A file that he has is replaced only
 * by force.
 *
 * @returns the files written
 * @throws the files that would be replaced
 */
export const fillContent = async (root: string, given: Given | undefined, isForced: boolean) => {
  const skeleton = readdirSync(join(root, SKELETON_FOLDER)).map((file) => parse(file).name)
  const isThere = (file: string) => existsSync(join(root, nameOf(file)))
  setContentFolder(root, CONTENT_FOLDER)
  const current = await loadContent(root)
  const next: object = given ? await contentFrom(given, current) : {}
  const replaced = skeleton.filter((file) => isThere(file) && (file in next || !given))
  if (!isForced && replaced.length > 0)
    throw new Error(
      `would replace what you wrote, which --force does:\n${replaced.map(nameOf).join('\n')}`,
    )
  const texts = skeleton.map((file) => {
    const source = readFileSync(sourceOf(root, file), 'utf8')
    const isChanged = file in next
    const value: unknown = Reflect.get(next, file)
    const before: unknown = Reflect.get(current, file)
    return { file, text: isChanged ? withValue(source, [file], value, before) : source }
  })
  mkdirSync(join(root, CONTENT_FOLDER, 'images'), { recursive: true })
  const style = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig
  const write = async ({ file, text }: (typeof texts)[number]) =>
    writeFile(join(root, nameOf(file)), (await format(`${file}.ts`, text, style)).code)
  await Promise.all(texts.map(write))
  return skeleton.map(nameOf)
}

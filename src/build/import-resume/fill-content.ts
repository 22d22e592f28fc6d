import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

import { checkProject } from '../content/check-project.ts'
import type { Content } from '../context/content.ts'
import { CONTENT_FOLDER } from '../context/content-folder.ts'
import { ownerOf, readRecord, type Record, writeRecord } from '../content/leftovers/record.ts'
import { isOfSample, sample } from '../content/leftovers/sample.ts'
import { loadContent } from '../context/load.ts'
import { hasOldPin, isPlaceholder } from '../content/placeholders.ts'
import { stringsIn } from '../content/strings.ts'
import { readReferences } from '../content/references.ts'
import { editSource } from './edit-source.ts'
import { digestsOf, type MergePolicy, merge } from './merge.ts'
import type { Resume } from './resume-schema.ts'
import { guessLanguage } from './guess-language.ts'
import { toContent } from './to-content.ts'

const SAMPLE_LANGUAGE = 'en'
const FORMATTER = 'node_modules/oxfmt/bin/oxfmt'

type Incoming = ReturnType<typeof toContent>
type Fields = { [file: string]: unknown }

/** Texts of the sample that the owner keeps count as the owner's. */
const policyOf = ({ kept, imported }: Record, isForced: boolean): MergePolicy => {
  const own = new Set(
    Object.entries(sample)
      .filter(([path]) => kept.some((key) => path === key || path.startsWith(`${key}.`)))
      .map(([, text]) => text),
  )
  return {
    isUnset: (text) => (isOfSample(text) && !own.has(text)) || isPlaceholder(text),
    imported: new Set(imported),
    isForced,
  }
}

/** The owner's choice of projects; before that, the first three. */
const showcaseOf = (
  current: Content,
  next: Fields,
  { imported, isForced }: MergePolicy,
  incoming: number[],
) => {
  const ids = (next['projects'] as Content['projects']).map(({ id }) => id)
  const chosen = current.showcase.filter((id) => ids.includes(id))
  const isFirst = imported.size === 0 || isForced
  return isFirst || chosen.length === 0 ? incoming.map((_, index) => ids[index]) : chosen
}

/** The language that the letters suggest, unless the owner chose one. */
const languageOf = ({ site }: Content, resume: Resume) => ({
  ...site,
  lang: site.lang === SAMPLE_LANGUAGE ? (guessLanguage(resume) ?? site.lang) : site.lang,
})

/** A résumé names a city without its coordinates: the sample's are removed. */
const withoutOldPin = ({ coordinates, ...identity }: Fields): Fields =>
  hasOldPin({ ...identity, coordinates }) || !coordinates ? identity : { coordinates, ...identity }

/** Gives new entries an id that no kept entry has. */
const withIds = (projects: Content['projects']) => {
  const taken = new Set<number>()
  return projects.map((project) => {
    const id = taken.has(project.id)
      ? Math.max(...projects.map((one) => one.id), ...taken) + 1
      : project.id
    taken.add(id)
    return { ...project, id }
  })
}

/** Texts of the résumé that equal the sample's are marked as kept. */
const keepImported = async (root: string, incoming: Incoming, record: Record) => {
  const said = new Set(
    stringsIn(incoming)
      .map(([, text]) => text)
      .filter((text) => !isPlaceholder(text) && !text.startsWith('scene:')),
  )
  const { leftovers } = await checkProject(root)
  const kept = leftovers
    .filter(({ key, value }) =>
      key === 'skills' ? incoming.skills.length > 0 : said.has(value ?? ''),
    )
    .flatMap(({ key }) => key ?? [])
  await writeRecord(root, { ...record, kept: [...record.kept, ...kept] })
  return kept.length
}

/** Writes a résumé into the content. @returns the files written, and the texts that stayed */
export const fillContent = async (root: string, resume: Resume, isForced: boolean) => {
  const [current, references, record] = await Promise.all([
    loadContent(root),
    readReferences(root),
    readRecord(root),
  ])
  const policy = policyOf(record, isForced)
  const incoming = toContent(resume, current, references)
  const next = merge(current, incoming, policy)
  next['projects'] = withIds(next['projects'] as Content['projects'])
  next['showcase'] = showcaseOf(current, next, policy, incoming.showcase)

  next['identity'] = withoutOldPin(next['identity'] as Fields)
  next['site'] = languageOf(current, resume)

  const before: Fields = current
  const changed = Object.keys(next).filter((name) => !isDeepStrictEqual(next[name], before[name]))
  const filled = changed.map((name) => `${CONTENT_FOLDER}/${name}.ts`)
  for (const name of changed) {
    const place = join(root, CONTENT_FOLDER, `${name}.ts`)
    const source = await readFile(place, 'utf8')
    await writeFile(place, editSource(source, name, before[name], next[name]))
  }

  const former = policy.isUnset(current.identity.name) ? [] : [ownerOf(current)]
  const known: Record = {
    ...record,
    owners: [...record.owners, ...former, ownerOf(await loadContent(root))].filter(
      ({ name }, index, all) => all.findLastIndex((owner) => owner.name === name) === index,
    ),
    imported: [...record.imported, ...digestsOf(incoming)],
  }
  await writeRecord(root, known)
  let kept = await keepImported(root, incoming, known)
  while (kept > 0) kept = await keepImported(root, incoming, await readRecord(root))

  spawnSync(process.execPath, [FORMATTER, ...filled, `${CONTENT_FOLDER}/owner.json`], { cwd: root })
  return { filled, kept: keptTexts(incoming, next, policy) }
}

/** Texts of the owner that differ from the résumé's. */
const keptTexts = (incoming: Incoming, next: Fields, { isUnset }: MergePolicy) => {
  const there = new Map(stringsIn(next).map(([path, text]) => [path.join('.'), text]))
  return stringsIn(incoming).flatMap(([path, text]) => {
    const current = there.get(path.join('.'))
    const isList = path.some((key) => typeof key === 'number')
    return current === undefined || current === text || isUnset(text) || isList
      ? []
      : [`${CONTENT_FOLDER}/${path[0]}.ts: ${path.slice(1).join('.')} “${current}”`]
  })
}

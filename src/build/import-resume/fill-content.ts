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
import { digestsOf, type Judge, merge } from './merge.ts'
import type { Resume } from './resume-schema.ts'
import { guessLanguage } from './guess-language.ts'
import { toContent } from './to-content.ts'

const SAMPLE_LANGUAGE = 'en'
const FORMATTER = 'node_modules/oxfmt/bin/oxfmt'

type Wanted = ReturnType<typeof toContent>
type Fields = { [file: string]: unknown }

/** Texts of the sample that the owner decided to keep are the owner's. */
const judgeBy = ({ kept, imported }: Record, isForced: boolean): Judge => {
  const own = new Set(
    Object.entries(sample)
      .filter(([path]) => kept.some((key) => path === key || path.startsWith(`${key}.`)))
      .map(([, text]) => text),
  )
  return {
    isUnsaid: (text) => (isOfSample(text) && !own.has(text)) || isPlaceholder(text),
    imported: new Set(imported),
    isForced,
  }
}

/** The first three projects, until the owner chose. */
const showcaseOf = (
  now: Content,
  next: Fields,
  { imported, isForced }: Judge,
  wanted: number[],
) => {
  const ids = (next['projects'] as Content['projects']).map(({ id }) => id)
  const chosen = now.showcase.filter((id) => ids.includes(id))
  const isFirst = imported.size === 0 || isForced
  return isFirst || chosen.length === 0 ? wanted.map((_, index) => ids[index]) : chosen
}

/** As its letters say, until the owner chose another one than the sample's. */
const languageOf = ({ site }: Content, resume: Resume) => ({
  ...site,
  lang: site.lang === SAMPLE_LANGUAGE ? (guessLanguage(resume) ?? site.lang) : site.lang,
})

/** A résumé says where its owner lives, but not where on the Earth that is. */
const withoutOldPin = ({ coordinates, ...identity }: Fields): Fields =>
  hasOldPin({ ...identity, coordinates }) || !coordinates ? identity : { coordinates, ...identity }

/** New entries of a list that others stayed in need ids of their own. */
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

/** What the résumé itself says may well be what the sample said. */
const keepSaid = async (root: string, wanted: Wanted, record: Record) => {
  const said = new Set(
    stringsIn(wanted)
      .map(([, text]) => text)
      .filter((text) => !isPlaceholder(text) && !text.startsWith('scene:')),
  )
  const { leftovers } = await checkProject(root)
  const kept = leftovers
    .filter(({ key, value }) =>
      key === 'skills' ? wanted.skills.length > 0 : said.has(value ?? ''),
    )
    .flatMap(({ key }) => key ?? [])
  await writeRecord(root, { ...record, kept: [...record.kept, ...kept] })
  return kept.length
}

/** Writes what the résumé says into the content; which files were filled, and what was kept. */
export const fillContent = async (root: string, resume: Resume, isForced: boolean) => {
  const [now, references, record] = await Promise.all([
    loadContent(root),
    readReferences(root),
    readRecord(root),
  ])
  const judge = judgeBy(record, isForced)
  const wanted = toContent(resume, now, references)
  const next = merge(now, wanted, judge)
  next['projects'] = withIds(next['projects'] as Content['projects'])
  next['showcase'] = showcaseOf(now, next, judge, wanted.showcase)

  next['identity'] = withoutOldPin(next['identity'] as Fields)
  next['site'] = languageOf(now, resume)

  const before: Fields = now
  const changed = Object.keys(next).filter((name) => !isDeepStrictEqual(next[name], before[name]))
  const filled = changed.map((name) => `${CONTENT_FOLDER}/${name}.ts`)
  for (const name of changed) {
    const place = join(root, CONTENT_FOLDER, `${name}.ts`)
    const source = await readFile(place, 'utf8')
    await writeFile(place, editSource(source, name, before[name], next[name]))
  }

  const formers = judge.isUnsaid(now.identity.name) ? [] : [ownerOf(now)]
  const known: Record = {
    ...record,
    owners: [...record.owners, ...formers, ownerOf(await loadContent(root))].filter(
      ({ name }, index, all) => all.findLastIndex((owner) => owner.name === name) === index,
    ),
    imported: [...record.imported, ...digestsOf(wanted)],
  }
  await writeRecord(root, known)
  let kept = await keepSaid(root, wanted, known)
  while (kept > 0) kept = await keepSaid(root, wanted, await readRecord(root))

  spawnSync(process.execPath, [FORMATTER, ...filled, `${CONTENT_FOLDER}/owner.json`], { cwd: root })
  return { filled, kept: keptOf(wanted, next, judge) }
}

/** Fields in which the résumé says something else than the content does now. */
const keptOf = (wanted: Wanted, next: Fields, { isUnsaid }: Judge) => {
  const there = new Map(stringsIn(next).map(([path, text]) => [path.join('.'), text]))
  return stringsIn(wanted).flatMap(([path, text]) => {
    const now = there.get(path.join('.'))
    const isList = path.some((key) => typeof key === 'number')
    return now === undefined || now === text || isUnsaid(text) || isList
      ? []
      : [`${CONTENT_FOLDER}/${path[0]}.ts: ${path.slice(1).join('.')} “${now}”`]
  })
}

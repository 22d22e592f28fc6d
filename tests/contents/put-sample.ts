import { spawnSync } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { sampleContent } from '../../src/build/content/leftovers/sample.ts'
import { loadContent } from '../../src/build/context/load.ts'
import { editSource } from '../../src/build/import-resume/edit-source.ts'

const FOLDER = 'src/content'
const PORTRAIT = `<svg xmlns="http://www.w3.org/2000/svg" id="sample-portrait" viewBox="0 0 4 5">
  <title>A stand-in</title>
</svg>
`

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The words of the interface are not recorded: they stay. */
const withFields = (before: unknown, after: unknown): unknown =>
  isFields(before) && isFields(after)
    ? {
        ...before,
        ...Object.fromEntries(
          Object.entries(after).map(([name, value]) => [name, withFields(before[name], value)]),
        ),
      }
    : after

/** The files of the sample, made from those of the content that a project has now. */
const sampleFiles = async (project: string) => {
  const now: Fields = await loadContent(project)
  const sample: Fields = {
    ...sampleContent,
    site: { ...(now['site'] as object), address: '', lang: 'en' },
    ui: withFields(now['ui'], sampleContent['ui']),
  }
  const files = Object.keys(sample).map((name) => join(FOLDER, `${name}.ts`))
  for (const [name, value] of Object.entries(sample)) {
    const place = join(project, FOLDER, `${name}.ts`)
    const source = await readFile(place, 'utf8')
    await writeFile(place, editSource(source, name, now[name], value))
  }
  const format = ['node_modules/oxfmt/bin/oxfmt', '--config', resolve('.oxfmtrc.json')]
  spawnSync(process.execPath, [...format, ...files], { cwd: project })
  const texts = files.map(async (file) => [file, await readFile(join(project, file), 'utf8')])
  return Promise.all(texts) as Promise<[string, string][]>
}

let known: Promise<[string, string][]> | undefined

/**
 * Puts the sample that a clone comes with where the owner's content is in a copy of the project,
 * from its record. The copy has the fixture, which gives the words of the interface.
 */
export const putSample = async (project: string) => {
  known ??= sampleFiles(project)
  for (const [file, text] of await known) await writeFile(join(project, file), text)
  const images = join(project, FOLDER, 'images')
  await rm(images, { recursive: true })
  await mkdir(images)
  await writeFile(join(images, 'portrait.svg'), PORTRAIT)
}

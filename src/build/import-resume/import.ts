/**
 * `npm run import-resume -- file.json [--force]`: fills `src/content` from a JSON Resume file. A
 * file that says something of its own already is left as it is, unless forced.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

import { loadContent } from '../content/load.ts'
import { findPlaceholders } from '../content/placeholders.ts'
import { surveyWorld } from '../content/world.ts'
import { readResume, type Resume, unplaced } from './read-resume.ts'
import { toContent } from './to-content.ts'
import { fillUntouched } from './untouched.ts'
import { contentFile } from './write-content.ts'

const FORMATTER = 'node_modules/oxfmt/bin/oxfmt'

const root = process.cwd()
const isForced = process.argv.includes('--force')
const file = process.argv.slice(2).find((argument) => !argument.startsWith('--'))

const importFrom = async (resume: Resume, lost: string[]) => {
  const [now, world] = await Promise.all([loadContent(root), surveyWorld(root)])
  const placeholders = findPlaceholders(now, world)
  const written: string[] = []
  const fill = (name: string, value: unknown) => {
    const before = now[name as keyof typeof now]
    if (isForced) return value
    // The three on show go with the list that they are taken from.
    if (name === 'showcase') return written.includes('src/content/projects.ts') ? value : before
    return fillUntouched(name, value, before, placeholders)
  }
  for (const [name, value] of Object.entries(toContent(resume, now, world.icons))) {
    const place = `src/content/${name}.ts`
    const next = fill(name, value)
    if (!isDeepStrictEqual(next, value)) console.log(`${place}: what is there is kept.`)
    if (isDeepStrictEqual(next, now[name as keyof typeof now])) continue
    await writeFile(join(root, place), contentFile(name, next))
    written.push(place)
    console.log(`${place} was filled.`)
  }
  if (!isForced) console.log('--force replaces what was kept.')
  if (written.length > 0) spawnSync(process.execPath, [FORMATTER, ...written], { cwd: root })
  if (lost.length > 0) console.log(`\nThe site has no place for:\n  ${lost.join('\n  ')}`)
  console.log('\n`npm run check:content` lists what is left to fill in.')
}

const refuse = (faults: string) => {
  for (const fault of faults.split('\n')) console.error(`${file}: ${fault}`)
  process.exitCode = 1
}

const read = (source: string) => {
  try {
    return readResume(source)
  } catch (error) {
    refuse((error as Error).message)
  }
}

if (!file) {
  console.error('Which file? npm run import-resume -- resume.json')
  process.exitCode = 1
} else if (!existsSync(file)) refuse('is not there')
else {
  const source = await readFile(file, 'utf8')
  const resume = read(source)
  if (resume) await importFrom(resume, unplaced(source))
}

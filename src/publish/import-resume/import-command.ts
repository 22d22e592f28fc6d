import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

import { checkCommand, type Output } from '../content/report.ts'
import { fillContent } from './fill-content.ts'
import { readResume } from './read-resume.ts'

const importFrom = async (root: string, source: string, isForced: boolean, output: Output) => {
  const { resume, lost } = readResume(source)
  for (const place of await fillContent(root, resume, isForced)) output.log(`${place} was filled.`)
  if (lost.length > 0)
    output.log(
      `\nLeft out, for the site has no place for it or cannot read it:\n  ${lost.join('\n  ')}`,
    )
  output.log('')
  await checkCommand(root, ['--strict'], output)
}

/** `npm run import-resume` with these arguments in a project. @returns the exit status */
export const importCommand = async (root: string, given: string[], output: Output = console) => {
  const file = given.find((argument) => !argument.startsWith('--'))
  try {
    if (!file) throw new Error('Which file? npm run import-resume -- resume.json')
    const place = resolve(root, file)
    if (!existsSync(place)) throw new Error('is not there')
    await importFrom(root, await readFile(place, 'utf8'), given.includes('--force'), output)
    return 0
  } catch (error) {
    for (const fault of (error as Error).message.split('\n'))
      output.error(file ? `${file}: ${fault}` : fault)
    return 1
  }
}

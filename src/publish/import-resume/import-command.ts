import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

import { checkCommand, type Output } from '../content/report.ts'
import { fillContent } from './fill-content.ts'
import { readResume } from './read-resume.ts'

const LEFT_OUT = 'Left out, for the site has no place for it or cannot read it'
const ADVICE = '$& Save it in src/content/images, and name it in identity.ts.'

/** `npm run import-resume` with these arguments in a project. @returns the exit status */
export const importCommand = async (root: string, given: string[], output: Output = console) => {
  const file = given.find((argument) => !argument.startsWith('--'))
  try {
    if (!file) throw new Error('Which file? npm run import-resume -- resume.json')
    const place = resolve(root, file)
    if (!existsSync(place)) throw new Error('is not there')
    const { resume, lost } = readResume(await readFile(place, 'utf8'))
    const files = await fillContent(root, resume, given.includes('--force'))
    for (const written of files) output.log(`${written} was filled.`)
    if (lost.length > 0)
      output.log(
        `\n${LEFT_OUT}:\n  ${lost.map((one) => one.replace(/^basics\.image.*/, ADVICE)).join('\n  ')}`,
      )
    output.log('')
    await checkCommand(root, ['--strict'], output)
    return 0
  } catch (error) {
    for (const fault of (error as Error).message.split('\n'))
      output.error(file ? `${file}: ${fault}` : fault)
    return 1
  }
}

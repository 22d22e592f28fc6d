import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { checkCommand, type Output } from '../content/report.ts'
import { CONTENT_FOLDER } from '../context/content-folder.ts'
import { loadContent } from '../context/load.ts'
import { fillContent } from './fill-content.ts'
import { readResume } from './read-resume.ts'

const LEFT_OUT = 'Left out, for the site has no place for it or cannot read it'
const LIST = `${CONTENT_FOLDER}/left-out.txt`
const ADVICE = '$& Save it in src/content/images, and name it in identity.ts.'

const textOf = (bytes: Uint8Array) => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Error('is in another encoding than UTF-8: save it as UTF-8')
  }
}

/**
 * `npm run import-resume` with these arguments in a project. Without a file, all is left to write.
 *
 * @returns the exit status
 */
export const importCommand = async (root: string, given: string[], output: Output = console) => {
  const file = given.find((argument) => !argument.startsWith('--'))
  const read = async (name: string) => {
    const bytes = await readFile(resolve(root, name)).catch(() => undefined)
    if (!bytes) throw new Error('is not there')
    return readResume(textOf(bytes))
  }
  try {
    const { resume, lost } = file ? await read(file) : { resume: undefined, lost: [] }
    const files = await fillContent(root, resume, given.includes('--force'))
    for (const written of files) output.log(`${written} was filled.`)
    const { lang } = (await loadContent(root)).site
    output.log(`\nIts language is ${lang}: if not, mend lang in ${CONTENT_FOLDER}/site.ts.`)
    if (lost.length > 0) {
      const list = lost.map((one) => one.replace(/^basics · image.*/, ADVICE)).join('\n  ')
      output.log(`\n${LEFT_OUT} (also in ${LIST}):\n  ${list}`)
      await writeFile(join(root, LIST), `${lost.join('\n')}\n`)
    }
    output.log('')
    await checkCommand(root, ['--strict'], output)
    return 0
  } catch (error) {
    for (const fault of (error as Error).message.split('\n'))
      output.error(file ? `${file}: ${fault}` : fault)
    return 1
  }
}

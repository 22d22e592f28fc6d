import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { checkContent, CONTENT_FOLDER, type Output, unwritable } from '#build/content/for-import.ts'
import { stringsIn } from '#lib/strings.ts'
import { fillContent } from './fill-content.ts'
import { readBytes } from './read-file.ts'
import { readResume } from './read-resume.ts'

const LEFT_OUT = 'Left out, for the site has no place for it or cannot read it'
const LIST = `${CONTENT_FOLDER}/left-out.txt`
const TO_SEE = 'To see it, type: npm run dev'
const PICTURE = /^\w+ · (?:image|picture|photo|avatar)\b.*/
const ADVICE = '$& Save it in src/content/images, and name it in identity.ts.'

/** How many lines about left-out texts are printed: the file has all of them. */
const PRINTED = 40

/** Reads the résumé of a file, without the characters that no font of the site can write. */
const read = async (root: string, file: string) => {
  const bytes = await readFile(resolve(root, file)).catch(() => undefined)
  if (!bytes) throw new Error('is not there')
  const value = await readBytes(bytes)
  const words = stringsIn(value).map(([, text]) => text)
  return readResume(value, await unwritable(root, words.join('').normalize()))
}

const listed = (lost: string[]) => {
  const shown = lost.slice(0, PRINTED).map((one) => one.replace(PICTURE, ADVICE))
  const more = lost.length - shown.length
  return [...shown, ...(more > 0 ? [`… and ${more} more`] : [])].join('\n  ')
}

/**
 * `npm run import-resume` with these arguments in a project. Without a file, all is left to write.
 *
 * @returns the exit status: what is left to write stops no build; what is wrong does
 */
export const importCommand = async (root: string, rest: string[], output: Output = console) => {
  const file = rest.find((argument) => !argument.startsWith('--'))
  try {
    const given = file ? await read(root, file) : undefined
    const { files, lang } = await fillContent(root, given, rest.includes('--force'))
    const lost = given?.lost ?? []
    output.log(`Your content is in ${CONTENT_FOLDER}${file ? `, with what ${file} says` : ''}.`)
    output.log(`Its language is ${lang}: if not, mend lang in ${CONTENT_FOLDER}/site.ts.\n`)
    if (lost.length > 0) {
      output.log(`${LEFT_OUT} (also in ${LIST}):\n  ${listed(lost)}\n`)
      await writeFile(join(root, LIST), `${lost.join('\n')}\n`)
    } else await rm(join(root, LIST), { force: true })
    const wrong = await checkContent(root, output)
    output.log(`\n${TO_SEE}`)
    return wrong.some((one) => files.includes(one)) ? 1 : 0
  } catch (error) {
    for (const fault of (error as Error).message.split('\n'))
      output.error(file ? `${file}: ${fault}` : fault)
    return 1
  }
}

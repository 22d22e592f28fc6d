import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { contentFolder } from '../../context/content-folder.ts'

export interface Line {
  file: string
  line: number
  text: string
}

const TEXT_FILE = /\.(?:ts|svg|md|txt)$/

/** Every line of the content's text files, including comments and SVG. */
export const readLines = async (root: string): Promise<Line[]> => {
  const folder = contentFolder(root)
  const names = await readdir(join(root, folder), { recursive: true })
  const files = names.filter((name) => TEXT_FILE.test(name) && name !== 'types.ts').toSorted()
  const lines = await Promise.all(
    files.map(async (name) => {
      const source = await readFile(join(root, folder, name), 'utf8')
      const file = `${folder}/${name.replaceAll('\\', '/')}`
      return source.split('\n').map((text, index) => ({ file, line: index + 1, text }))
    }),
  )
  return lines.flat()
}

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { parseSync } from 'vite'

import type { Finding } from './finding.ts'
import { contentFolder } from '../context/content-folder.ts'

const lineAt = (source: string, offset: number) => source.slice(0, offset).split('\n').length

/** The message in lower case, to continue a sentence. */
const lowered = (message: string) => message.charAt(0).toLowerCase() + message.slice(1)

/** Files that cannot be parsed, each with the line of its first error. */
export const findSyntaxErrors = async (root: string): Promise<Finding[]> => {
  const folder = contentFolder(root)
  const names = await readdir(join(root, folder)).catch(() => [])
  const files = names.filter((name) => name.endsWith('.ts'))
  const found = await Promise.all(
    files.map(async (name): Promise<Finding[]> => {
      const source = await readFile(join(root, folder, name), 'utf8')
      return parseSync(name, source)
        .errors.slice(0, 1) // the others mostly follow from the first
        .map(({ message, labels }) => ({
          file: `${folder}/${name}`,
          entry: '',
          field: '',
          message: `cannot be read: ${lowered(message)}; look for a comma, bracket or quotation mark that is missing here or just before`,
          path: [],
          line: lineAt(source, labels[0]?.start ?? 0),
        }))
    }),
  )
  return found.flat()
}

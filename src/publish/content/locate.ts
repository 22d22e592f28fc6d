import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { nearestTo, parseContent } from './ast.ts'
import type { Finding } from './finding.ts'

/** Adds line numbers, except where a file cannot be read or parsed. */
export const locate = async (root: string, findings: Finding[]): Promise<Finding[]> => {
  const files = [...new Set(findings.map(({ file }) => file))]
  const sources = new Map(
    await Promise.all(
      files.map(async (file) => {
        const source = await readFile(join(root, file), 'utf8').catch(() => '')
        return [file, { source, program: parseContent(source) }] as const
      }),
    ),
  )
  return findings.map((finding) => {
    const { source, program } = sources.get(finding.file) ?? {}
    const offset = program && nearestTo(program, finding.path)?.start
    return !source || offset === undefined
      ? finding
      : { ...finding, line: source.slice(0, offset).split('\n').length }
  })
}

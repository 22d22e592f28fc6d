import { checkProject } from '../check-project.ts'
import type { Finding } from '../finding.ts'
import { readRecord, writeRecord } from './record.ts'

/** Whether a finding is at a place: `hero`, `hero.ts` or `src/content/hero.ts`, with or without `:12`. */
const isAt = (place: string, { file, line }: Finding) => {
  const [, name = '', lineNumber] = /^(.*?)(?:\.ts)?(?::(\d+))?$/.exec(place) ?? []
  const isInFile = `/${file.replace(/\.ts$/, '')}`.endsWith(`/${name}`)
  return isInFile && (lineNumber === undefined || Number(lineNumber) === line)
}

/** Records that findings at these places are kept; without places, all of them. */
export const keep = async (root: string, places: string[]): Promise<string[]> => {
  const lines = new Set<string>()
  // A text that is kept as one text of the sample may resemble another one.
  for (;;) {
    const { leftovers, placeholders } = await checkProject(root)
    // Placeholders, such as the drawn portrait, are kept only if their place is named.
    const found =
      places.length === 0
        ? leftovers
        : [...leftovers, ...placeholders].filter(
            (finding) => finding.key && places.some((place) => isAt(place, finding)),
          )
    const keys = found.flatMap(({ key }) => key ?? [])
    if (keys.length === 0) return [...lines]
    for (const { file, line, value } of found) lines.add(`${file}:${line} ${value ?? ''}`.trim())
    const record = await readRecord(root)
    await writeRecord(root, { ...record, kept: [...record.kept, ...keys] })
  }
}

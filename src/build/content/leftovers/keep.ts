import { checkProject } from '../check-project.ts'
import type { Finding } from '../finding.ts'
import { readRecord, writeRecord } from './record.ts'

/** `hero`, `hero.ts`, `src/content/hero.ts`, each with `:12` or without: whether a finding is there. */
const isAt = (place: string, { file, line }: Finding) => {
  const [, name = '', wanted] = /^(.*?)(?:\.ts)?(?::(\d+))?$/.exec(place) ?? []
  const isInFile = `/${file.replace(/\.ts$/, '')}`.endsWith(`/${name}`)
  return isInFile && (wanted === undefined || Number(wanted) === line)
}

/** Notes down that what was found at these places is to stay; at all, if none is named. */
export const keep = async (root: string, places: string[]): Promise<string[]> => {
  const said = new Set<string>()
  // What is kept as one text of the sample may be like another one.
  for (;;) {
    const { leftovers, placeholders } = await checkProject(root)
    // A placeholder that may stay, as the drawing in place of a portrait, is kept by name only.
    const found =
      places.length === 0
        ? leftovers
        : [...leftovers, ...placeholders].filter(
            (finding) => finding.key && places.some((place) => isAt(place, finding)),
          )
    const keys = found.flatMap(({ key }) => key ?? [])
    if (keys.length === 0) return [...said]
    for (const { file, line, value } of found) said.add(`${file}:${line} ${value ?? ''}`.trim())
    const record = await readRecord(root)
    await writeRecord(root, { ...record, kept: [...record.kept, ...keys] })
  }
}

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import * as v from 'valibot'

import type { Content } from '../../context/content.ts'
import { CONTENT_FOLDER } from '../../context/content-folder.ts'

/** Written by commands; an owner commits it with the content. */
const RECORD_FILE = 'owner.json'

const owner = v.object({ name: v.string(), email: v.string(), links: v.array(v.string()) })

const recordSchema = v.object({
  /** Owners of the content, former ones included. */
  owners: v.optional(v.array(owner), []),
  /** Keys of findings that the owner keeps. */
  kept: v.optional(v.array(v.string()), []),
  /** Digests of what `import-resume` wrote, and may replace. */
  imported: v.optional(v.array(v.string()), []),
})

export type Owner = v.InferOutput<typeof owner>
export type Record = v.InferOutput<typeof recordSchema>

/** The record of a project; empty if there is none. */
export const readRecord = async (root: string): Promise<Record> => {
  const source = await readFile(join(root, CONTENT_FOLDER, RECORD_FILE), 'utf8').catch(() => '{}')
  try {
    return v.parse(recordSchema, JSON.parse(source))
  } catch (error) {
    const place = `${CONTENT_FOLDER}/${RECORD_FILE}`
    throw new Error(
      `${place} cannot be read: mend it, or delete it to begin anew (${(error as Error).message})`,
      { cause: error },
    )
  }
}

/** Writes the record as the formatter would. */
export const writeRecord = async (root: string, record: Record): Promise<void> => {
  const sorted = {
    ...record,
    kept: [...new Set(record.kept)].toSorted(),
    imported: [...new Set(record.imported)].toSorted(),
  }
  await writeFile(join(root, CONTENT_FOLDER, RECORD_FILE), `${JSON.stringify(sorted, null, 2)}\n`)
}

/** The owner that the content names. */
export const ownerOf = ({ identity }: Content): Owner => ({
  name: identity.name,
  email: identity.email,
  links: [...identity.links.map(({ url }) => url), ...(identity.website ? [identity.website] : [])],
})

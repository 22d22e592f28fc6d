import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PREFIX = 'portfolio-'
/** No run takes that long. */
const LEFT_AFTER_MS = 6 * 3_600_000

/** Removes what tests that were interrupted have left. */
const removeLeft = async (parent: string) => {
  const names = await readdir(parent)
  const removals = names
    .filter((name) => name.startsWith(PREFIX))
    .map(async (name) => {
      const folder = join(parent, name)
      const { mtimeMs } = await stat(folder)
      if (Date.now() - mtimeMs > LEFT_AFTER_MS) await rm(folder, { recursive: true, force: true })
    })
  // Another process may have removed it, or may not let us.
  await Promise.allSettled(removals)
}

let removal: Promise<void> | undefined

/** A new folder, which its test removes. */
export const ownFolder = async (parent = tmpdir()) => {
  await (removal ??= removeLeft(parent))
  return mkdtemp(join(parent, PREFIX))
}

import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** The project's files as they are now, in another folder, with the same packages. */
export const copyTree = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-'))
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'])
  const files = listed.stdout.toString().split('\0').filter(Boolean)
  const copy = (file: string) => cp(file, join(folder, file)).catch(() => {}) // deleted since
  await Promise.all(files.map(copy))
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
  return folder
}

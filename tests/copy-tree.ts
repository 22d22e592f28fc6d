import { spawnSync } from 'node:child_process'
import { cp, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { ownFolder } from './own-folder.ts'

/** The project's files as they are now, in another folder, with the same packages. */
export const copyTree = async () => {
  const folder = await ownFolder()
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'])
  const files = listed.stdout.toString().split('\0').filter(Boolean)
  const copy = (file: string) => cp(file, join(folder, file)).catch(() => {}) // deleted since
  await Promise.all(files.map(copy))
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
  return folder
}

/** Folders of a test's own: empty, or with the project's files as they are now. */
import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** A new folder, which its test removes. */
export const ownFolder = () => mkdtemp(join(tmpdir(), 'portfolio-'))

/** Gives a folder the packages of the project. */
export const linkPackages = (folder: string) =>
  symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction')

export const copyTree = async () => {
  const folder = await ownFolder()
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'])
  const files = listed.stdout.toString().split('\0').filter(Boolean)
  const copy = (file: string) => cp(file, join(folder, file)).catch(() => {}) // deleted since
  await Promise.all(files.map(copy))
  await linkPackages(folder)
  return folder
}

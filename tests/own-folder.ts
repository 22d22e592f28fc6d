/** An empty folder of a test's own, which the test removes. */
import { mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export const ownFolder = () => mkdtemp(join(tmpdir(), 'portfolio-'))

/** Gives a folder the packages of the project. */
export const linkPackages = (folder: string) =>
  symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction')

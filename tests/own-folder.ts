/** An empty folder of a test's own, which the test removes. */
import { mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export const ownFolder = () => mkdtemp(join(tmpdir(), 'portfolio-'))

/** Gives a folder the packages of the project, each by a link: Vite would watch all that is behind one. */
export const linkPackages = async (folder: string) => {
  const packages = await readdir('node_modules')
  await mkdir(join(folder, 'node_modules'))
  await Promise.all(
    packages
      .filter((name) => !name.startsWith('.vite'))
      .map((name) =>
        symlink(resolve('node_modules', name), join(folder, 'node_modules', name), 'junction'),
      ),
  )
}

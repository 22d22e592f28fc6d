import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

import { contentTexts } from '../any-content/content-folder.ts'
import { copyProject, WHOLE_SITE } from '../project-copy.ts'
import { runBuild, WITHOUT_TERSER } from '../run-build.ts'

interface Wishes {
  /** The folder of a host that the site stands in. */
  base?: string
  /** Parts of the content that replace the fixture's. */
  content?: object
  /** Texts of files that replace the project's own. */
  files?: Record<string, string>
  /** As on a fresh machine, to the byte: of earlier builds only large pictures, no step is cheaper. */
  isCold?: boolean
}

/** Where builds keep what they have made: see `src/build/lib/cache.ts`. */
const KEPT = 'node_modules/.cache/portfolio'
/** Larger AVIFs take half of a build's time. The smaller ones come from the same code. */
const LARGE_BYTES = 4000

const isLargePicture = (bytes: Buffer) =>
  bytes.length > LARGE_BYTES && bytes.toString('latin1', 4, 12) === 'ftypavif'

/** The same packages in a folder of its own, in which next to nothing is kept yet. */
const withoutCache = async (folder: string) => {
  const packages = join(folder, 'node_modules')
  await rm(packages)
  await mkdir(packages)
  const names = (await readdir('node_modules')).filter((name) => !/^\.(?!bin$)/.test(name))
  await Promise.all(
    names.map((name) => symlink(resolve('node_modules', name), join(packages, name), 'junction')),
  )
  await mkdir(join(folder, KEPT), { recursive: true })
  for (const name of await readdir(KEPT)) {
    const bytes = await readFile(join(KEPT, name))
    if (isLargePicture(bytes)) await writeFile(join(folder, KEPT, name), bytes)
  }
}

/**
 * Builds the site as its owner does, from a copy of the sources: what the project's own build left
 * behind is neither used nor changed.
 */
export const buildSite = async ({
  base,
  content = {},
  files = {},
  isCold = false,
}: Wishes = {}) => {
  const project = await copyProject(WHOLE_SITE)
  for (const [file, text] of Object.entries(contentTexts(content)))
    await writeFile(join(project.folder, 'src/content', file), text)
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(project.folder, file)), { recursive: true })
    await writeFile(join(project.folder, file), text)
  }
  if (isCold) await withoutCache(project.folder)
  const minifier = isCold ? [] : WITHOUT_TERSER
  await runBuild([...minifier, ...(base ? ['--base', base] : [])], { cwd: project.folder })
  return { ...project, dist: join(project.folder, 'dist') }
}

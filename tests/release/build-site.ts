/** Builds a site as its owner does, from a copy of the project, and serves it. */
import { execFileSync } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { startPreview } from '../start-preview.ts'
import { copyProject, PATHS } from '../project-copy.ts'
import { runBuild } from '../run-build.ts'

interface Wishes {
  /** The folder of the host that the content's address names. */
  base?: string
  /** Parts of the content that replace the fixture's. */
  content?: object
  /** Texts of files that replace the project's own, or are added. */
  files?: Record<string, string>
  /** Whether its files are those of a clone on Windows, where Git may end lines otherwise. */
  isCloned?: boolean
}

/** Rewrites the files of a folder with the line ends of Git on Windows. */
const checkOut = async (folder: string) => {
  const git = (...options: string[]) => execFileSync('git', options, { cwd: folder })
  git('init', '--quiet')
  git('config', 'core.autocrlf', 'true')
  git('add', ...PATHS)
  await Promise.all(PATHS.map((path) => rm(join(folder, path), { recursive: true })))
  git('checkout-index', '--all')
}

export const buildSite = async ({
  base = '/',
  content = {},
  files = {},
  isCloned,
}: Wishes = {}) => {
  const { folder, remove } = await copyProject()
  for (const [name, value] of Object.entries(content))
    await writeFile(
      join(folder, `src/content/${name}.ts`),
      `export const ${name} = ${JSON.stringify(value)}\n`,
    )
  // The fixture's case studies are of its own projects.
  if ('projects' in content) await rm(join(folder, 'src/content/projects'), { recursive: true })
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  if (isCloned) await checkOut(folder)
  await runBuild(['--base', base], { cwd: folder })
  const dist = join(folder, 'dist')
  const { url, close } = await startPreview(process.cwd(), { base, outDir: dist })
  return { folder, dist, url, stop: () => close().then(remove) }
}

/** Builds a site as its owner does, from a copy of the project, and serves it. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { startPreview } from '../start-preview.ts'
import { copyProject, WHOLE_SITE } from '../project-copy.ts'
import { runBuild } from '../run-build.ts'

interface Wishes {
  /** The folder of the host that the content's address names. */
  base?: string
  /** Parts of the content that replace the fixture's. */
  content?: object
  /** Texts of files that replace the project's own, or are added. */
  files?: Record<string, string>
}

export const buildSite = async ({ base = '/', content = {}, files = {} }: Wishes = {}) => {
  // The machines' pages show their tests.
  const { folder, remove } = await copyProject([...WHOLE_SITE, 'tests/machines'])
  for (const [name, value] of Object.entries(content))
    await writeFile(
      join(folder, `src/content/${name}.ts`),
      `export const ${name} = ${JSON.stringify(value)}\n`,
    )
  // The fixture's stories are of its own projects.
  if ('projects' in content) await rm(join(folder, 'src/content/projects'), { recursive: true })
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  await runBuild(['--base', base], { cwd: folder })
  const dist = join(folder, 'dist')
  const { url, close } = await startPreview(process.cwd(), { base, outDir: dist })
  return { folder, dist, url, stop: () => close().then(remove) }
}

import { cp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { build, createLogger } from 'vite'

import { checkCommand } from '../src/build/content/check-command.ts'
import { contentCheck } from '../src/build/content/plugin.ts'
import { importCommand } from '../src/build/import-resume/import-command.ts'
import { putContent } from './contents/put-content.ts'
import { putSample } from './contents/put-sample.ts'
import { ownFolder } from './own-folder.ts'

const root = process.cwd()
/** What the content check reads. */
const CHECKED = [
  '.oxfmtrc.json',
  'package.json',
  'uno.config.ts',
  'src/build',
  'src/content',
  'src/pages',
  'src/scenes',
  'src/routing/page-module-name.ts',
]
/** What a build of the site reads. */
export const WHOLE_SITE = [
  ...['.deploy/Dockerfile', 'index.html', 'package.json', 'tsconfig.json'],
  ...['uno.config.ts', 'vite.config.ts', 'machines', 'public', 'src'],
  'tests/use-fixture.ts',
  // The machines' pages show them.
  'tests/machines',
]

/** A command of the project on a copy of it: its exit status and everything it printed. */
const runner =
  (folder: string, command: typeof checkCommand) =>
  async (...given: string[]) => {
    const said: string[] = []
    const print = (line: string) => said.push(`${line}\n`)
    const status = await command(folder, given, { log: print, warn: print, error: print })
    return { status, said: said.join('') }
  }

const buildPage = async (folder: string, options: { strict: boolean }) => {
  await writeFile(join(folder, 'main.js'), 'console.log(1)')
  let warnings = ''
  const customLogger = createLogger('silent')
  customLogger.warn = (text) => {
    warnings += text
  }
  await build({
    root: folder,
    configFile: false,
    customLogger,
    logLevel: 'silent',
    build: { rolldownOptions: { input: 'main.js' } },
    plugins: [contentCheck(options)],
  })
  return warnings
}

/**
 * A copy of the project to change at will, with the fixture as its owner's content. Vitest's project
 * "copies" sets `CONTENT` so that the build reads that.
 */
export const copyProject = async (paths = CHECKED) => {
  const folder = await ownFolder()
  await Promise.all(
    paths.map((path) => cp(join(root, path), join(folder, path), { recursive: true })),
  )
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  await putContent(folder, 'fixture')
  return {
    folder,
    edit: async (file: string, change: (source: string) => string) => {
      const place = join(folder, file)
      await writeFile(place, change(await readFile(place, 'utf8')))
    },
    read: (file: string) => readFile(join(folder, file), 'utf8'),
    runCheck: runner(folder, checkCommand),
    runImport: runner(folder, importCommand),
    /** Builds a page with the plugin and returns its warnings. */
    build: (options: { strict: boolean }) => buildPage(folder, options),
    remove: () => rm(folder, { recursive: true }),
  }
}

/** The same with the sample that a clone comes with. */
export const copySample = async (paths = CHECKED) => {
  const project = await copyProject(paths)
  await putSample(project.folder)
  return project
}

/** A copy of the project to change at will, with the fixture as its owner's content. */
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { build, createLogger } from 'vite'

import { checkCommand } from '#build/content/report.ts'
import { contentCheck } from '#build/content/content-plugin.ts'
import { loadContent } from '#build/context/load.ts'
import { importCommand } from '#build/import-resume/import-command.ts'
import { FIXTURE } from './fixture-site.ts'
import { linkPackages, ownFolder } from './own-folder.ts'

/** What the commands and a build of the site read. */
export const PATHS = [
  ...['.deploy/Dockerfile', '.gitattributes', '.oxfmtrc.json', 'index.html', 'package.json'],
  ...['tsconfig.json', 'uno.config.ts', 'vite.config.ts', 'machines', 'public', 'src'],
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

/** Builds a page with the content check in a folder. @returns its warnings */
const buildPage = async (folder: string, mode = 'production') => {
  await writeFile(join(folder, 'main.js'), 'console.log(1)')
  let warnings = ''
  const customLogger = createLogger('silent')
  customLogger.warn = (text) => {
    warnings += text
  }
  await build({
    root: folder,
    mode,
    configFile: false,
    customLogger,
    logLevel: 'silent',
    build: { rolldownOptions: { input: 'main.js' } },
    plugins: [contentCheck()],
  })
  return warnings
}

export const copyProject = async () => {
  const folder = await ownFolder()
  await Promise.all(PATHS.map((path) => cp(path, join(folder, path), { recursive: true })))
  await linkPackages(folder)
  const content = join(folder, 'src/content')
  await rm(content, { recursive: true, force: true })
  await cp(FIXTURE, content, { recursive: true })
  const read = (file: string) => readFile(join(folder, file), 'utf8')
  return {
    folder,
    read,
    edit: async (file: string, change: (source: string) => string) =>
      writeFile(join(folder, file), change(await read(file))),
    /** Its content as the files say it now. */
    content: () => loadContent(folder),
    runCheck: runner(folder, checkCommand),
    runImport: runner(folder, importCommand),
    build: (mode?: string) => buildPage(folder, mode),
    remove: () => rm(folder, { recursive: true }),
  }
}

import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const DOWNLOAD_TIMEOUT_MS = 5 * 60_000

export const isExecutable = (path: string) => {
  try {
    accessSync(path, constants.X_OK)
    return path !== ''
  } catch {
    return false
  }
}

/** Where a command may be: once in each folder of the search path. */
export const pathsOf = (command: string) =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/snap/bin'].map((folder) =>
    join(folder, command),
  )

export const isInstalled = (command: string) => pathsOf(command).some(isExecutable)

/** Runs a command whose output is shown. @returns whether it succeeded in time */
export const run = (command: string) => {
  const options = { shell: true, timeout: DOWNLOAD_TIMEOUT_MS } as const
  return spawnSync(command, { ...options, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
}

const mayUseApt = existsSync('/etc/debian_version') && process.getuid?.() === 0

/** Installs Debian's packages, where that is allowed. @returns whether they are there now */
export const installByApt = (...names: string[]) =>
  mayUseApt && run(`apt-get update && apt-get install --yes ${names.join(' ')}`)

/** Whether a PDF can be read: Poppler's tools are there. */
export const hasPoppler = () => spawnSync('pdftotext', ['-v'], { stdio: 'ignore' }).status === 0

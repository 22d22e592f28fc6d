import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { vi } from 'vitest'

import { freePort } from '../free-port.ts'
import { expectServed, type HostServer } from './served.ts'

const PROGRAM = 'apache2'
const MODULES = '/usr/lib/apache2/modules'

/** Whether Apache is installed here, as Debian has it. */
export const hasApache = spawnSync(PROGRAM, ['-v']).status === 0

const USED = ['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'rewrite', 'filter', 'deflate']

/** Serves a build from the folder `base` of a host on which `.htaccess` may say everything. */
const serveByApache = async (root: string, base: string): Promise<HostServer> => {
  const prefix = await mkdtemp(join(tmpdir(), 'apache-'))
  // Its workers are not the user who runs the tests.
  await chmod(prefix, 0o755)
  const port = await freePort()
  await cp(resolve(root, 'dist'), join(prefix, 'html', base), { recursive: true })
  const lines = [
    `ServerRoot ${prefix}`,
    'ServerName localhost',
    `Listen 127.0.0.1:${port}`,
    `PidFile ${prefix}/pid`,
    `DefaultRuntimeDir ${prefix}`,
    `ErrorLog ${prefix}/error.log`,
    'LogLevel notice',
    ...USED.map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`),
    ...(process.getuid?.() === 0 ? ['User www-data', 'Group www-data'] : []),
    'TypesConfig /etc/mime.types',
    `DocumentRoot ${prefix}/html`,
    `<Directory ${prefix}/html>`,
    '  AllowOverride All',
    '</Directory>',
  ]
  await writeFile(join(prefix, 'apache.conf'), `${lines.join('\n')}\n`)
  const apache = spawn(PROGRAM, ['-X', '-f', join(prefix, 'apache.conf')])
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' })
  await vi.waitFor(() => ask(base), { timeout: 20_000 })
  const log = () => readFileSync(join(prefix, 'error.log'), 'utf8')
  return {
    complaints: () =>
      log()
        .split('\n')
        .filter((line) => /:(?:warn|error|crit|alert|emerg)\]/.test(line)),
    ask,
    stop: async () => {
      apache.kill('SIGTERM')
      await once(apache, 'exit')
      await rm(prefix, { recursive: true })
    },
  }
}

/** Asks Apache for the pages and files of a build, for what is not there, and what is elsewhere. */
export const expectServedByApache = async (root: string, base: string) =>
  expectServed(await serveByApache(root, base), root, base)

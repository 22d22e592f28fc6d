import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { freePort } from '../free-port.ts'
import { expectServed, type HostServer } from './served.ts'

/** Whether nginx is installed here: it is not asked of everybody who runs the tests. */
export const hasNginx = spawnSync('nginx', ['-v']).status === 0

const FOLDERS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** Serves a build of the project in `root` under the configuration that was written with it. */
const serveByNginx = async (root: string): Promise<HostServer> => {
  const prefix = await mkdtemp(join(tmpdir(), 'nginx-'))
  const port = await freePort()
  const written = await readFile(join(root, '.deploy/nginx.conf'), 'utf8')
  const conf = written
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('/usr/share/nginx/html', resolve(root, 'dist'))
  await mkdir(join(prefix, 'logs'))
  await writeFile(
    join(prefix, 'nginx.conf'),
    // Its workers would be nobody, who may not read what a test has made.
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid nginx.pid; error_log stderr notice; events {}
     http { access_log off; ${FOLDERS.map((name) => `${name}_temp_path ${name};`).join(' ')} ${conf} }`,
  )
  const nginx = spawn('nginx', ['-p', prefix, '-c', 'nginx.conf', '-e', 'stderr'])
  const said: string[] = []
  const isUp = new Promise<void>((begin, fail) => {
    nginx.stderr.on('data', (bytes: Buffer) => {
      said.push(bytes.toString())
      if (said.join('').includes('start worker process')) begin()
    })
    nginx.on('exit', () => fail(new Error(said.join(''))))
  })
  await isUp
  return {
    /** What it complained of. */
    complaints: () =>
      said
        .join('')
        .split('\n')
        .filter((line) => /\[(?:warn|error|crit|alert|emerg)\]/.test(line)),
    ask: (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' }),
    stop: async () => {
      nginx.removeAllListeners('exit')
      nginx.kill('SIGTERM')
      await once(nginx, 'exit')
      await rm(prefix, { recursive: true })
    },
  }
}

/** Asks nginx for the pages and files of a build, for what is not there, and for what is elsewhere. */
export const expectServedByNginx = async (root: string, base: string) =>
  expectServed(await serveByNginx(root), root, base)

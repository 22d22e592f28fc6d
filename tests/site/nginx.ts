import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { expect, onTestFinished } from 'vitest'

import { readHeadersFile } from '../../src/build/site/headers-file.ts'
import { headersFor } from '../../src/build/site/headers.ts'

/** Whether nginx is installed here: it is not asked of everybody who runs the tests. */
export const hasNginx = spawnSync('nginx', ['-v']).status === 0

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const FOLDERS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** Serves a build of the project in `root` under the configuration that was written with it. */
const serveByNginx = async (root: string) => {
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
export const expectServedByNginx = async (root: string, base: string) => {
  const server = await serveByNginx(root)
  onTestFinished(server.stop)
  const read = (file: string) => readFile(join(root, 'dist', file), 'utf8')
  const at = (path: string) => base + path
  const rules = readHeadersFile(await read('_headers'))
  const index = await read('index.html')
  const [script = ''] = /assets\/every-page-[^"]+\.js/.exec(index) ?? []

  for (const file of ['', 'about', 'projects', script, 'sw.js', 'contact.vcf', 'resume.txt']) {
    const { status, headers } = await server.ask(at(file))
    expect(status).toBe(200)
    for (const [name, value] of Object.entries(headersFor(rules, at(file))))
      expect(headers.get(name)?.replace('; charset', ';charset')).toBe(value)
  }
  expect(await (await server.ask(at(''))).text()).toBe(index)
  expect(await (await server.ask(at('about'))).text()).toBe(await read('about.html'))

  const notFound = await read('404.html')
  for (const path of ['nowhere', '404', '404.html', 'assets/gone.js', 'assets']) {
    const answer = await server.ask(at(path))
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-cache'])
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await answer.text()).toBe(notFound)
  }

  const { status, headers } = await server.ask(at('about/?inspect'))
  expect([status, headers.get('location')]).toEqual([301, at('about?inspect')])
  expect(server.complaints()).toEqual([])
  return server
}

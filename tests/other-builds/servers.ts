/** Asks nginx and Apache, where they are installed, for a site under the settings it comes with. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, vi } from 'vitest'

import { freePort } from '../free-port.ts'

export const isInstalled = (program: string) => spawnSync(program, ['-v']).status === 0

const isRoot = process.getuid?.() === 0

/** Starts a server in a folder of its own. Returns what asks it. */
const start = async (
  program: string,
  configure: (prefix: string, port: number) => Promise<string[]>,
) => {
  const prefix = await mkdtemp(join(tmpdir(), `${program}-`))
  // Its workers are not the user who runs the tests.
  await chmod(prefix, 0o755)
  const port = await freePort()
  const server = spawn(program, await configure(prefix, port))
  onTestFinished(async () => {
    server.kill('SIGTERM')
    await once(server, 'exit')
    await rm(prefix, { recursive: true })
  })
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' })
  await vi.waitFor(() => ask('/'), { timeout: 20_000 })
  return ask
}

/** The site in a folder of a host, and a server's settings with that folder in them. */
const place = async (folder: string, prefix: string, base: string) => {
  const html = join(prefix, 'html')
  await cp(join(folder, 'dist'), join(html, base), { recursive: true })
  return {
    html,
    inFolder: (settings: string) =>
      settings
        .replaceAll(' /404', ` ${base}404`)
        .replace('rewrite ^(.+)/', `rewrite ^(${base}.+)/`),
  }
}

const nginx = (folder: string, base: string) =>
  start('nginx', async (prefix, port) => {
    const { html, inFolder } = await place(folder, prefix, base)
    const conf = inFolder(await readFile('.deploy/nginx.conf', 'utf8'))
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('/usr/share/nginx/html', html)
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    const places = temporary.map((name) => `${name}_temp_path ${name};`).join(' ')
    await mkdir(join(prefix, 'logs'))
    await writeFile(
      join(prefix, 'nginx.conf'),
      `${isRoot ? 'user root;' : ''} daemon off; pid nginx.pid; error_log stderr notice; events {}
       http { access_log off; ${places} ${conf} }`,
    )
    return ['-p', prefix, '-c', 'nginx.conf', '-e', 'stderr']
  })

const MODULES = [
  'mpm_event',
  'authz_core',
  'dir',
  'mime',
  'headers',
  'rewrite',
  'filter',
  'deflate',
]

/** As Debian has it, on a host where the site's `.htaccess` may say everything. */
const apache = (folder: string, base: string) =>
  start('apache2', async (prefix, port) => {
    const { html, inFolder } = await place(folder, prefix, base)
    const settings = join(html, base, '.htaccess')
    await writeFile(settings, inFolder(await readFile(settings, 'utf8')))
    const lines = [
      ...[`ServerRoot ${prefix}`, 'ServerName localhost', `Listen 127.0.0.1:${port}`],
      ...[`PidFile ${prefix}/pid`, `DefaultRuntimeDir ${prefix}`, `ErrorLog ${prefix}/error.log`],
      ...MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
      ...(isRoot ? ['User www-data', 'Group www-data'] : []),
      ...['TypesConfig /etc/mime.types', `DocumentRoot ${html}`],
      ...[`<Directory ${html}>`, 'AllowOverride All', '</Directory>'],
    ]
    await writeFile(join(prefix, 'apache.conf'), `${lines.join('\n')}\n`)
    return ['-X', '-f', join(prefix, 'apache.conf')]
  })

/** Asks for pages and files of the build in `folder`, for what is not there, and what is elsewhere. */
export const expectServed = async (
  program: 'nginx' | 'apache2',
  { folder, base }: { folder: string; base: string },
) => {
  const ask = await (program === 'nginx' ? nginx : apache)(folder, base)
  const read = (file: string) => readFile(join(folder, 'dist', file), 'utf8')
  const at = (path: string) => base + path
  const headersOf = [...(await read('_headers')).matchAll(/^  ([\w-]+): (.+)$/gm)]
  const everywhere = headersOf.filter(
    ([, name = '']) => !/^(?:Cache-Control|Content-Type)$/.test(name),
  )
  const [script = ''] = /assets\/index-[^"]+\.js/.exec(await read('index.html')) ?? []
  for (const file of ['', 'about', 'projects', script, 'sw.js', 'contact.vcf', 'resume.txt']) {
    const { status, headers } = await ask(at(file))
    expect(status).toBe(200)
    for (const [, name = '', value] of everywhere) expect(headers.get(name)).toBe(value)
    const isKept = headers.get('cache-control')?.includes('immutable')
    expect(isKept).toBe(file === script)
  }

  const notFound = await read('404.html')
  for (const path of ['nowhere', '404', '404.html', 'assets/gone.js', 'assets']) {
    const answer = await ask(at(path))
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-cache'])
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(await answer.text()).toBe(notFound)
  }
  const { status, headers } = await ask(at('about/?inspect'))
  const { pathname, search } = new URL(headers.get('location') ?? '', 'http://localhost')
  expect([status, pathname + search]).toEqual([301, at('about?inspect')])
  // A file for one of the hosts.
  expect([403, 404]).toContain((await ask(at('.htaccess'))).status)
  if (base !== '/') expect((await ask('/about')).status).toBe(404)
}

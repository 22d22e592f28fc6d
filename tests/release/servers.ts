/** Starts nginx and Apache with a site, under the settings it comes with. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'

import { onTestFinished, vi } from 'vitest'

import { freePort } from '../free-port.ts'

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
  // Unlike `fetch` it sends any path as it is, follows nothing and unpacks nothing.
  const ask = async (path: string, headers = {}) => {
    const request = get({ host: '127.0.0.1', port, path, headers })
    const [answer] = (await once(request, 'response')) as [IncomingMessage]
    return {
      status: answer.statusCode,
      headers: answer.headersDistinct,
      body: await buffer(answer),
    }
  }
  await vi.waitFor(() => ask('/'), { timeout: 20_000 })
  return ask
}

/** The site in a folder of a host, and a server's settings with that folder in them. */
const copySite = async (folder: string, prefix: string, base: string) => {
  const html = join(prefix, 'html')
  await cp(join(folder, 'dist'), join(html, base), { recursive: true })
  return {
    html,
    inFolder: (settings: string) => settings.replaceAll(' /404', ` ${base}404`),
  }
}

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
export const hasBrotli = existsSync(BROTLI)

const nginx = (folder: string, base: string) =>
  start('nginx', async (prefix, port) => {
    const { html, inFolder } = await copySite(folder, prefix, base)
    const conf = inFolder(await readFile('.deploy/nginx.conf', 'utf8'))
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('/usr/share/nginx/html', html)
      .replace('# brotli_static', hasBrotli ? 'brotli_static' : '$&')
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    const paths = temporary.map((name) => `${name}_temp_path ${name};`).join(' ')
    await mkdir(join(prefix, 'logs'))
    await writeFile(
      join(prefix, 'nginx.conf'),
      `${hasBrotli ? `load_module ${BROTLI};` : ''} ${isRoot ? 'user root;' : ''} daemon off; pid nginx.pid; error_log stderr notice; events {}
       http { access_log off; ${paths} ${conf} }`,
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
    const { html, inFolder } = await copySite(folder, prefix, base)
    const settings = join(html, base, '.htaccess')
    await writeFile(settings, inFolder(await readFile(settings, 'utf8')))
    const lines = [
      ...[`ServerRoot ${prefix}`, 'ServerName localhost', `Listen 127.0.0.1:${port}`],
      ...[`PidFile ${prefix}/pid`, `DefaultRuntimeDir ${prefix}`, `ErrorLog ${prefix}/error.log`],
      ...MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
      ...(isRoot ? ['User www-data', 'Group www-data'] : []),
      ...['TypesConfig /etc/mime.types', `DocumentRoot ${html}`],
      // As Debian has it: what is packed already is not packed again.
      ...['AddLanguage br .br', 'AddType application/x-gzip .gz'],
      'AddOutputFilterByType DEFLATE text/html text/javascript text/plain',
      ...[`<Directory ${html}>`, 'AllowOverride All', '</Directory>'],
    ]
    await writeFile(join(prefix, 'apache.conf'), `${lines.join('\n')}\n`)
    return ['-X', '-f', join(prefix, 'apache.conf')]
  })

/** What starts each server with the build in `folder`, made for the folder `base` of its host. */
export const servers = { nginx, apache2: apache }

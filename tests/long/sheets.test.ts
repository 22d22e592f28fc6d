/** A style sheet is the same, whatever was made before it: UnoCSS answers sooner what it was asked before. */
import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

import UnoCSS from 'unocss/vite'
import { createServer } from 'vite'
import { expect, test } from 'vitest'

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => posix.join('src', file.replaceAll('\\', '/')))
  .filter((file) => file.endsWith('.css'))

const KNOWN = '/known.css'

/** A sheet as a new server makes it, which has made `known` before. */
const made = async (sheet: string, known: string) => {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [
      UnoCSS({ inspector: false }),
      {
        name: 'known',
        resolveId: (id) => (id.startsWith(KNOWN) ? id : undefined),
        load: (id) => (id.startsWith(KNOWN) ? known : undefined),
      },
    ],
  })
  try {
    await server.transformRequest(`${KNOWN}?direct`)
    const result = await server.transformRequest(`/${sheet}?direct`)
    return result?.code
  } finally {
    await server.close()
  }
}

test.each(sheets)('%s is the same when half of its classes are known', async (sheet) => {
  const statements = readFileSync(sheet, 'utf8').match(/@apply [^;]+;/g) ?? []
  const every = (remainder: number) =>
    `.known { ${statements.filter((_, index) => index % 2 === remainder).join(' ')} }`
  const first = await made(sheet, '')
  expect(first).not.toContain('@apply')
  expect(await made(sheet, every(0))).toBe(first)
  expect(await made(sheet, every(1))).toBe(first)
})

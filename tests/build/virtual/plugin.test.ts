import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'

import { assets } from '../../../src/build/virtual/plugin.ts'

test('the dev server answers for what its modules name', async () => {
  const server = await createServer({
    root: process.cwd(),
    configFile: false,
    logLevel: 'error',
    base: '/portfolio/',
    plugins: [assets()],
    server: { port: 0, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  onTestFinished(() => server.close())
  await server.listen()
  const site = server.resolvedUrls!.local[0]!
  const ask = (path: string) => fetch(new URL(path, site))

  const icons = await (await ask('@id/__x00__virtual:icons')).text()
  const sprite = await ask(/\/portfolio\/assets\/icons-\w+\.svg/.exec(icons)![0])
  expect(sprite.headers.get('content-type')).toBe('image/svg+xml')
  expect(await sprite.text()).toContain('<symbol')

  const fonts = await (await ask('__fonts.css?direct')).text()
  const font = await ask(/\/portfolio\/assets\/geist[\w-]+\.woff2/.exec(fonts)![0])
  expect(font.headers.get('content-type')).toBe('font/woff2')
  expect((await ask('assets/nothing-12345678.svg')).headers.get('content-type')).not.toContain(
    'svg',
  )
})

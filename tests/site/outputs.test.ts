import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'

import { FIXTURE_SITE as DIST } from '../sites.ts'

const read = (file: string) => readFile(join(DIST, file), 'utf8')
const pageFiles = (await readdir(DIST)).filter((file) => file.endsWith('.html'))

const dataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as { '@type': string },
  )

test('structured data is what schema.org’s types allow', async () => {
  const data = (await Promise.all(pageFiles.map(read))).flatMap(dataOf)
  expect(data.map((each) => each['@type'])).toContain('ProfilePage')
  await mkdir('.cache', { recursive: true })
  const folder = await mkdtemp('.cache/structured-data-')
  onTestFinished(() => rm(folder, { recursive: true }))
  const write = async (name: string, values: object[]) => {
    const file = join(folder, name)
    const lines = values.map((value, index) => {
      const type = (value as { '@type': string })['@type']
      return `export const data${index}: WithContext<${type}> = ${JSON.stringify(value)}`
    })
    const types = 'import type { FAQPage, ItemList, ProfilePage, WithContext } from "schema-dts"'
    await writeFile(file, [types, ...lines].join('\n'))
    return file
  }
  const files = [
    await write('data.ts', data),
    // That the compiler looks closely enough to find a field that a type does not have.
    await write('wrong.ts', [{ ...data[0], nonsense: 1 }]),
  ]
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig', '--pretty', 'false']
  const compiler = ['node_modules/typescript/bin/tsc', ...options]
  const resolution = ['--module', 'esnext', '--moduleResolution', 'bundler']
  const asked = [...compiler, ...resolution, ...files]
  const { stdout } = spawnSync(process.execPath, asked, { encoding: 'utf8' })
  const faults = stdout.split('\n').filter((line) => line.includes('error'))
  expect(faults).toEqual([expect.stringMatching(/wrong\.ts.*nonsense/)])
})

test('the manifest names icons that are there, in the sizes it says', async () => {
  const { icons, ...manifest } = JSON.parse(await read('manifest.webmanifest')) as {
    icons: { src: string; sizes: string; type: string }[]
    name: string
    start_url: string
  }
  expect(manifest.name).toBeTruthy()
  expect(manifest.start_url).toBe('/')
  for (const { src, sizes } of icons.filter(({ type }) => type === 'image/png')) {
    const { width, height } = await sharp(join(DIST, src)).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})

test('pages name the icons for those that take no SVG', async () => {
  const html = await read('index.html')
  for (const file of ['favicon.svg', 'favicon-32.png', 'apple-touch-icon.png']) {
    expect(html).toContain(`href="/${file}"`)
    expect((await readFile(join(DIST, file))).length).toBeGreaterThan(100)
  }
})

test('a class of a variant or with a value of its own is in a style sheet', async () => {
  const html = await Promise.all(pageFiles.map(read))
  const sheets = (await readdir(join(DIST, 'assets'))).filter((file) => file.endsWith('.css'))
  const css = [...html, ...(await Promise.all(sheets.map((file) => read(`assets/${file}`))))]
    .join('\n')
    .replaceAll('\\', '')
  const classes = html.flatMap((text) =>
    [...text.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  const special = [...new Set(classes)].filter((name) => /[:[]/.test(name))
  expect(special.length).toBeGreaterThan(50)
  expect(special.filter((name) => !css.includes(`.${name}`))).toEqual([])
})

test('what runs nearly all of its code on load is compiled off the main thread', async () => {
  const scripts = (await readdir(join(DIST, 'assets'))).filter((file) => file.endsWith('.js'))
  const texts = await Promise.all(scripts.map((file) => read(join('assets', file))))
  const whole = scripts.filter((_, index) =>
    texts[index]?.startsWith('//# allFunctionsCalledOnLoad'),
  )
  expect(whole.toSorted().map((file) => file.replace(/-.{8}\.js$/, ''))).toEqual([
    'every-page',
    'inspector',
    'playing',
  ])
})

const stylesIn = async (files: string[]) =>
  (await Promise.all(files.map((file) => read(join('assets', file))))).join('')

test('a style sheet that comes late registers no custom property, and uses none that is not', async () => {
  const names = (await readdir(join(DIST, 'assets'))).filter((file) => file.endsWith('.css'))
  const late = names.filter((name) => !name.startsWith('every-page-'))
  expect(late.length).toBeGreaterThan(3)
  const first = await stylesIn(names.filter((name) => !late.includes(name)))
  const later = await stylesIn(late)
  // Each registration styles the whole page anew.
  expect(later).not.toContain('@property')
  for (const [, name = ''] of later.matchAll(/var\((--un-[\w-]+)/g))
    expect(first).toContain(`@property ${name}{`)
})

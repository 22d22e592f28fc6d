import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

import type { Page } from 'playwright'

import { hero } from '#content/hero'

import { copyTree } from '../../copy-tree.ts'
import { runBuild } from '../../run-build.ts'
import type { Bench } from '../bench.ts'
import { launch, newPage } from '../lib/open-page.ts'
import { median } from '../lib/numbers.ts'

const EDITS = 5
const PAUSE_MS = 2000
const HERO = 'src/content/hero.ts'

/** The same packages without what earlier builds have kept in their folder. */
const withoutCache = async (folder: string) => {
  const place = join(folder, 'node_modules')
  await rm(place)
  await mkdir(place)
  const packages = await readdir('node_modules')
  const kept = packages.filter((name) => !/^\.(?!bin)/.test(name))
  const link = (name: string) =>
    symlink(resolve('node_modules', name), join(place, name), 'junction')
  await Promise.all(kept.map(link))
}

/** A dev server, and its address once it says it. */
const startDev = (folder: string) => {
  const options = ['node_modules/vite/bin/vite.js', '--port', '0', '--host', '127.0.0.1']
  const env = { ...process.env, NODE_ENV: 'development', CONTENT: '' }
  const server = spawn(process.execPath, options, { cwd: folder, env })
  const address = new Promise<string>((found, failed) => {
    let said = ''
    server.stdout.on('data', (text: Buffer) => {
      said += text
      const [url] = /http:\/\/127\.0\.0\.1:\d+\//.exec(stripVTControlCharacters(said)) ?? []
      if (url) found(url)
    })
    server.once('exit', () => failed(new Error(`The dev server ended: ${said}`)))
  })
  return { server, address }
}

/** Writes another tagline. @returns seconds until it is seen */
const edit = async (page: Page, file: string, words: string) => {
  const source = await readFile(file, 'utf8')
  const begun = performance.now()
  await writeFile(file, source.replace(/(tagline:\s*)'[^']*'/, `$1'${words}'`))
  await page.getByText(words).waitFor()
  return (performance.now() - begun) / 1000
}

const stop = async (server: ChildProcess) => {
  server.removeAllListeners('exit')
  const ended = new Promise((done) => server.once('exit', done))
  server.kill()
  await ended
}

/** Edits of the content with the dev server running, once the first page is there. */
const editing = async (folder: string) => {
  const { server, address } = startDev(folder)
  const browser = await launch()
  try {
    const { page } = await newPage(browser)
    await page.goto(await address)
    await page.getByText(hero.tagline).waitFor()
    const times: number[] = []
    for (let index = 1; index <= EDITS; index += 1) {
      await page.waitForTimeout(PAUSE_MS)
      times.push(await edit(page, join(folder, HERO), `Edited ${index} times`))
    }
    return times
  } finally {
    await browser.close()
    await stop(server)
  }
}

/** What a developer waits for, in a copy of the project that nothing was built in. */
export default async function build({ report }: Bench) {
  const folder = await copyTree()
  await withoutCache(folder)
  try {
    const begun = performance.now()
    await runBuild([], { cwd: folder })
    report('build', (performance.now() - begun) / 1000)
    report('edit', median(await editing(folder)))
  } finally {
    await rm(folder, { recursive: true })
  }
}

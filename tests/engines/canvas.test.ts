/** The scenes are drawn in Firefox and WebKit, by one worker, also in cold loads. */
import { test } from 'vitest'

import { projects } from '#content/projects'

import type { Report } from '#site/scenes/canvas/protocol.ts'
import { anchorOfProject } from '#site/routing/anchors.ts'
import { expect } from '../site/expect.ts'
import { inEachEngine, type Visit } from './in-each-engine.ts'
import type { Session } from './webdriver.ts'

/** A second worker comes now and then: many loads before publishing, one at each commit. */
const COLD_LOADS = process.env['CI'] ? [1] : [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** A project whose scene shares code with others. */
const CARD = `#${anchorOfProject(projects.find(({ image }) => image === 'scene:crypto')?.id ?? 0)}`

// A canvas that a worker draws on is not read by script: now and then that crashes WebKit.
const isThere = (page: Session, selector: string) =>
  page.run((wanted) => document.querySelector(wanted) !== null, selector)

const workersSaid = (page: Session) =>
  page.run(() => (globalThis as unknown as { workersSaid: Report[] }).workersSaid)

/** The first load of a page. The visitor chose motion: a slow machine's scenes wait to be asked. */
const visitInMotion = async (visit: Visit, path: string) => {
  const page = await visit('/robots.txt', { width: 1366, height: 900 })
  await page.run(() => localStorage.setItem('/motion', 'go'))
  await page.open(new URL(path, page.site.url).href)
  return page
}

inEachEngine((visit) => {
  test.for(COLD_LOADS)('the scenes of the home page have one worker: %i', async () => {
    const page = await visitInMotion(visit, '/')
    await page.run(() => document.querySelector('#showcase')?.scrollIntoView())
    const drawn = async () =>
      (await workersSaid(page)).flatMap((said) => (said.type === 'drawn' ? said.id : []))
    // A second one comes with the next slide, or on a slow machine with a later one.
    await expect.poll(async () => (await drawn()).length).toBeGreaterThan(1)
    await expect.poll(() => isThere(page, '#showcase canvas')).toBe(true)
    // Each of two workers would draw it.
    const ids = await drawn()
    expect(ids).toEqual([...new Set(ids)])
  })

  test('a scene moves while its project is pointed at', async () => {
    const page = await visitInMotion(visit, '/projects')
    // The card is hydrated and all else is settled: the pointer comes after the script.
    await expect.poll(() => isThere(page, `${CARD} [data-entrance="entered"]`)).toBe(true)
    await expect.poll(() => isThere(page, '[data-entrance="entering"]')).toBe(false)
    await page.hover(`${CARD} a`)
    await expect.poll(() => isThere(page, `${CARD} canvas`)).toBe(true)
    const frames = new Set<string>()
    const countFrames = async () => frames.add(await page.picture()).size
    // More than its own entrance has.
    await expect.poll(countFrames, { intervals: [100] }).toBeGreaterThan(9)
  })
})

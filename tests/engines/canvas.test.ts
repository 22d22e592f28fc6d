import sharp from 'sharp'
import { inject, test } from 'vitest'

import { projects } from '#content/projects'

import { CHOICE_KEYS } from '../../src/preferences/storage-keys.ts'
import { anchorOfProject } from '../../src/routing/anchors.ts'
import { expect } from '../site/expect.ts'
import { inEachEngine, type Visit } from './in-each-engine.ts'
import type { Session } from './webdriver.ts'

const COLD_LOADS = 10

/** Room for the chart beside the words, whatever the engine's scroll bar and tool bar take. */
const WINDOW = { width: 1366, height: 900 }

const CHART = '[data-hero] canvas'
/** Far more than noise, far fewer than the thousands of a chart. */
const FEWEST_POINTS = 500

/** A project whose scene shares code with others. */
const CARD = `#${anchorOfProject(projects.find(({ image }) => image === 'scene:crypto')?.id ?? 0)}`

// A canvas that a worker draws on is not read by script: now and then that crashes WebKit.
const isThere = (page: Session, selector: string) =>
  page.run((wanted) => document.querySelector(wanted) !== null, selector)

/** What is seen in the window where an element is. WebKit's own pictures of elements lack canvases. */
const pictureOf = async (page: Session, selector: string) => {
  const area = await page.run((wanted) => {
    const box = document.querySelector(wanted)?.getBoundingClientRect() ?? new DOMRect()
    const [left, top] = [Math.max(0, Math.ceil(box.left)), Math.max(0, Math.ceil(box.top))]
    const right = Math.floor(Math.min(box.right, innerWidth))
    const bottom = Math.floor(Math.min(box.bottom, innerHeight))
    return { left, top, width: right - left, height: bottom - top }
  }, selector)
  return sharp(await page.picture()).extract(area)
}

const showCanvases = (page: Session, isShown: boolean) =>
  page.run(
    (value) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`canvas { visibility: ${value} }`)
      document.adoptedStyleSheets = [sheet]
    },
    isShown ? 'visible' : 'hidden',
  )

/** How many points a canvas changes of what is seen. What moves beside it is not counted. */
const pointsOf = async (page: Session, selector: string) => {
  const points: Buffer[] = []
  for (const isShown of [false, true, false]) {
    await showCanvases(page, isShown)
    points.push(await (await pictureOf(page, selector)).greyscale().raw().toBuffer())
  }
  const [before = Buffer.of(), shown = Buffer.of(), after = Buffer.of()] = points
  return shown.filter((point, at) => before[at] === after[at] && point !== before[at]).length
}

/** The same; 0 if WebKit's driver could not read the answer of a script, as happens now and then. */
const pointsSeen = (page: Session, selector: string) =>
  pointsOf(page, selector).catch((error: unknown) => {
    if (String(error).includes('Could not parse script result')) return 0
    throw error
  })

const workersSaid = (page: Session) =>
  page.run(() => (globalThis as unknown as { workersSaid: unknown[] }).workersSaid)

/** The first load of a page. The visitor chose motion: on a slow machine scenes wait to be asked. */
const visitInMotion = async (visit: Visit, path: string) => {
  const page = await visit('/robots.txt', WINDOW)
  await page.run((key) => localStorage.setItem(key, 'go'), CHOICE_KEYS.motion)
  await page.open(new URL(path, inject('probedSite')).href)
  return page
}

const coldLoads = Array.from({ length: COLD_LOADS }, (_, index) => index + 1)

inEachEngine((visit) => {
  test.for(coldLoads)('the chart and the scenes of the home page have one stage: %i', async () => {
    const page = await visitInMotion(visit, '/')
    await expect.poll(() => isThere(page, CHART)).toBe(true)
    await expect.poll(() => pointsSeen(page, CHART)).toBeGreaterThan(FEWEST_POINTS)

    await page.run(() => document.querySelector('#showcase')?.scrollIntoView())
    // The chart is the first that the page has drawn, a scene the second.
    await expect.poll(() => workersSaid(page)).toContainEqual({ type: 'drawn', id: 2 })
    await page.run(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect.poll(() => pointsSeen(page, CHART)).toBeGreaterThan(FEWEST_POINTS)

    const readies = (await workersSaid(page)).filter((message) => message === 'ready')
    expect(readies).toHaveLength(1)
  })

  test('a scene moves while its project is pointed at', async () => {
    const page = await visitInMotion(visit, '/projects')
    await page.hover(`${CARD} a`)
    await expect.poll(() => isThere(page, `${CARD} canvas`)).toBe(true)
    const frames = new Set<string>()
    const countFrames = async () =>
      frames.add((await (await pictureOf(page, `${CARD} canvas`)).toBuffer()).toString('base64'))
        .size
    // More than its entrance has.
    await expect.poll(countFrames, { intervals: [100] }).toBeGreaterThan(9)
  })
})

import type { Page } from 'playwright'

import type { Bench } from '../bench.ts'
import { costOf } from '../lib/cost.ts'
import { heapKb } from '../lib/heap.ts'
import { launch, newPage, THROTTLE } from '../lib/open-page.ts'
import { buildPeers } from '../lib/peers.ts'
import { observePresses, pressKey, timePress } from '../lib/press.ts'
import { serve } from '../lib/serve.ts'

const PEERS = ['ours', 'react-slick', 'embla', 'swiper']
const CAROUSELS = ['Skills', 'Showcase']
const SETTLE_MS = 3000
const SECONDS = 10
const PRESSES = 5
const FIVE_MINUTES_MS = 300_000

/** Kilobytes of scripts that a page has loaded, compressed. */
const scriptsOf = (page: Page) =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const scripts = entries.filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    return scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000
  })

/** Opens a carousel and waits until it has come to life: one that fails would cost nothing. */
const openPeer = async (page: Page, url: string) => {
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.locator('#root > *').first().waitFor()
  await page.waitForTimeout(SETTLE_MS)
}

/** A carousel that moves by itself for some seconds: its CPU, and what it has loaded. */
const watch = async (url: string, seconds: number) => {
  const browser = await launch()
  try {
    const { page, session } = await newPage(browser)
    await openPeer(page, url)
    const cost = await costOf(browser, session, seconds)
    return { ...cost, scripts: await scriptsOf(page) }
  } finally {
    await browser.close()
  }
}

/** The slowest of some presses that bring another slide: the keyboard points at the list's entries. */
const pressSlides = async (url: string) => {
  const browser = await launch()
  try {
    const { page } = await newPage(browser, { rate: THROTTLE })
    await observePresses(page)
    await openPeer(page, url)
    await page.locator('.showcase-list a').first().focus()
    let slowest = 0
    for (let press = 0; press < PRESSES; press += 1) {
      const key = press % 2 === 0 ? 'Tab' : 'Shift+Tab'
      slowest = Math.max(slowest, await timePress(page, () => pressKey(page, key)))
    }
    return slowest
  } finally {
    await browser.close()
  }
}

/** What a carousel leaves on the heap in five minutes. */
const wait = async (url: string) => {
  const browser = await launch()
  try {
    const { page, session } = await newPage(browser)
    await openPeer(page, url)
    await page.waitForTimeout(SETTLE_MS * 2)
    const before = await heapKb(session)
    await page.waitForTimeout(FIVE_MINUTES_MS)
    return (await heapKb(session)) - before
  } finally {
    await browser.close()
  }
}

/** The same carousels by other libraries, in the same run. */
export default async function peers({ isLong, report }: Bench) {
  const server = await serve(await buildPeers())
  const address = (peer: string, carousel: string) =>
    new URL(`tests/bench/peers/?with=${peer}&show=${carousel}`, server.url).href
  try {
    const watchBoth = (peer: string, seconds: number) =>
      Promise.all(CAROUSELS.map((carousel) => watch(address(peer, carousel), seconds)))
    const still = await watchBoth('still', 0)
    for (const peer of PEERS)
      for (const [index, { thread, browser, scripts }] of (
        await watchBoth(peer, SECONDS)
      ).entries()) {
        const of = `${peer}, ${CAROUSELS[index]?.toLowerCase()}`
        report('peerIdle', thread, of)
        report('peerBrowser', browser, of)
        report('peerScripts', scripts - (still[index]?.scripts ?? 0), of)
      }
    for (const peer of PEERS)
      report('peerPress', await pressSlides(address(peer, 'Showcase')), `${peer}, showcase`)
    if (!isLong) return
    // At once: waiting costs little, and time does not count here.
    const all = PEERS.flatMap((peer) => CAROUSELS.map((carousel) => [peer, carousel] as const))
    await Promise.all(
      all.map(async ([peer, carousel]) =>
        report(
          'waiting',
          await wait(address(peer, carousel)),
          `${peer}, ${carousel.toLowerCase()}`,
        ),
      ),
    )
  } finally {
    server.close()
  }
}

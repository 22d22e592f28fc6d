/** Time of each scene's `draw` on a canvas that is painted, and what it leaves on the heap. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import type { Palette, Scene } from '#scenes/scene'

import type { Bench } from '../figures.ts'
import { heapKb } from '../lib/cost.ts'
import { median, p95 } from '../lib/numbers.ts'
import { withPage } from '../lib/open-page.ts'

const TEN_MINUTES_IN_FRAMES = 36_000

/** Runs in a page: draws 600 frames of the scene in a chunk, and makes a tiny one. */
const drawScene = async (chunk: string) => {
  const { scene, still } = (await import(chunk)) as { scene: Scene; still: number }
  const names = ['ink', 'raised', 'inset', 'line', 'lineStrong', 'text', 'muted', 'hue']
  const palette = Object.fromEntries(names.map((name) => [name, '#ffb347'])) as unknown as Palette
  const drawOn = (width: number, height: number) => {
    const context = new OffscreenCanvas(width, height).getContext('2d')!
    const draw = scene(context, { palette, random: () => 0.5 })
    return (time: number) => draw({ time, width, height })
  }
  const large = drawOn(1280, 800)
  const times: number[] = []
  while (times.length < 600) {
    const start = performance.now()
    large(still + times.length / 60)
    times.push(performance.now() - start)
    // Let it be painted before the next, as a frame would.
    await new Promise(requestAnimationFrame)
  }
  const drawTiny = (frames: number) => {
    const tiny = drawOn(16, 10)
    for (let frame = 0; frame < frames; frame += 1) tiny(frame / 60)
  }
  return { times, drawTiny }
}

export default async function scenes({ folder, url, report }: Bench) {
  const files = await readdir(join(folder, 'assets'))
  // A page without code of its own.
  await withPage(new URL('/robots.txt', url).href, {}, async ({ page, session }) => {
    for (const file of files.filter((name) => /^(?!chart)\w+\.scene-/.test(name))) {
      const drawn = await page.evaluateHandle(drawScene, `/assets/${file}`)
      const times = await drawn.evaluate((it) => it.times)
      const name = file.slice(0, file.indexOf('.'))
      report('sceneMedian', median(times), name)
      report('sceneSlow', p95(times), name)
      await drawn.evaluate(({ drawTiny }) => drawTiny(600))
      const before = await heapKb(session)
      await drawn.evaluate(({ drawTiny }, frames) => drawTiny(frames), TEN_MINUTES_IN_FRAMES)
      report('sceneHeap', (await heapKb(session)) - before, name)
    }
  })
}

import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import type { Bench } from '../bench.ts'
import { median, p95 } from '../lib/numbers.ts'
import { launch } from '../lib/open-page.ts'

const FRAMES = 600
const SIZE = { width: 1280, height: 800 }
const TEN_MINUTES_IN_FRAMES = 36_000

interface Job {
  chunk: string
  frames: number
  longRun: number
}

/** Runs in a worker of the page, as a scene does: it draws on a canvas that really is painted. */
const worker = ({ width, height }: typeof SIZE) => `
  const palette = { ink: '#0b0d12', raised: '#10131a', inset: '#171b24', line: '#262c38',
    lineStrong: '#3a4252', text: '#eceae4', muted: '#a2a8b4', hue: '#ffb347' }
  onmessage = async ({ data: { chunk, frames, longRun } }) => {
    const module = await import(chunk)
    const { scene, still } = module
    const canvas = new OffscreenCanvas(${width}, ${height})
    const context = canvas.getContext('2d')
    const draw = scene(context, { palette, random: () => 0.5 })
    const times = []
    for (let frame = 0; frame < frames; frame += 1) {
      const start = performance.now()
      draw({ time: still + frame / 60, width: ${width}, height: ${height} })
      times.push(performance.now() - start)
      // Let it be painted before the next, as a frame would.
      await new Promise(requestAnimationFrame)
    }
    const heap = () => { gc(); return performance.memory?.usedJSHeapSize ?? 0 }
    const tiny = scene(new OffscreenCanvas(16, 10).getContext('2d'), { palette, random: () => 0.5 })
    const run = (count) => { for (let frame = 0; frame < count; frame += 1) tiny({ time: frame / 60, width: 16, height: 10 }) }
    run(600)
    const before = heap()
    run(longRun)
    postMessage({ times, growth: heap() - before })
  }`

/** Time of each scene's `draw` in a worker, and what ten minutes of it leave on the heap. */
export default async function scenes({ folder, url, report }: Bench) {
  const files = (await readdir(join(folder, 'assets'))).filter((file) =>
    /^(?!chart)\w+\.scene-/.test(file),
  )
  const browser = await launch()
  try {
    const context = await browser.newContext({ bypassCSP: true })
    const page = await context.newPage()
    await page.goto(url)
    for (const file of files) {
      const name = file.slice(0, file.indexOf('.'))
      const job: Job = {
        chunk: new URL(`/assets/${file}`, url).href,
        frames: FRAMES,
        longRun: TEN_MINUTES_IN_FRAMES,
      }
      const { times, growth } = await page.evaluate(
        ([code, order]) =>
          new Promise<{ times: number[]; growth: number }>((done) => {
            const source = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
            const scene = new Worker(source, { type: 'module' })
            // The chunk may bring the real worker along, which says `ready`.
            scene.addEventListener('message', ({ data }) => data.times && done(data))
            scene.postMessage(order)
          }),
        [worker(SIZE), job] as const,
      )
      report('sceneMedian', median(times), name)
      report('sceneSlow', p95(times), name)
      report('sceneHeap', growth / 1000, name)
    }
  } finally {
    await browser.close()
  }
}

/** A grip holds what is pressed, and a worker keeps its canvases. */
import { expect, onTestFinished, test, vi } from 'vitest'

import { observeTouch } from '../../src/canvas/observe-touch'

test('what is pressed in the grip is held; what is around it hears of all else', () => {
  const [outer, picture] = [document.createElement('div'), document.createElement('div')]
  outer.append(picture)
  document.body.append(outer)
  Object.assign(picture.style, { width: '320px', height: '200px' })
  const capture = vi.spyOn(picture, 'setPointerCapture').mockReturnValue()
  const told: string[] = []
  const heard: string[] = []
  const grip = { x: 800, y: 500, radius: 200 }
  const end = observeTouch(
    picture,
    () => grip,
    ({ type, x }) => told.push(`${type} ${x}`),
  )
  onTestFinished(() => (end(), outer.remove()))
  outer.addEventListener('pointerdown', () => heard.push('press'))
  const { x: left, y: top } = picture.getBoundingClientRect()
  const send = (type: string, x: number, pointerType = 'touch') =>
    picture.dispatchEvent(
      new PointerEvent(type, {
        ...{ bubbles: true, cancelable: true, pointerType },
        clientX: left + x,
        clientY: top + 100,
      }),
    )
  send('pointerdown', 160)
  expect(heard).toEqual([])
  expect(capture).toHaveBeenCalledOnce()
  send('pointerdown', 20)
  expect(heard).toEqual(['press'])
  send('pointercancel', 20)
  send('pointerleave', 20)
  send('pointerleave', 20, 'mouse')
  expect(told).toEqual(['press 160', 'press 20', 'release 20', 'leave 20'])
  expect([send('contextmenu', 20), send('contextmenu', 20, 'mouse')]).toEqual([false, true])
})

/** A worker's entry, which runs at once, and again when it is told to. */
const entry = new URL('../../src/canvas/scene.worker.ts', import.meta.url).href
const code = `import '${entry}?first'
  // Vitest wraps each import() of the files it serves; a worker has no wrapper.
  globalThis.__vitest_browser_runner__ = { wrapDynamicImport: (load) => load() }
  addEventListener('message', ({ data }) => {
    if (data === 'again') import('${entry}?again').then(() => postMessage('again'))
  })`

// WebKit does so when a chunk imports the entry.
test('a worker whose code runs again keeps its canvases', async () => {
  const blob = new Blob([code], { type: 'text/javascript' })
  const worker = new Worker(URL.createObjectURL(blob), { type: 'module' })
  const canvas = document.createElement('canvas')
  onTestFinished(() => worker.terminate())
  const answers: unknown[] = []
  worker.addEventListener('message', ({ data }) => answers.push(data))
  const surface = canvas.transferControlToOffscreen()
  const size = { width: 32, height: 20, ratio: 2 }
  const [ink, text] = ['#000000', '#ffffff']
  const grounds = { ink, raised: ink, inset: ink, line: ink, lineStrong: ink }
  const palette = { ...grounds, text, muted: text, hue: text }
  const mount = { type: 'mount', id: 1, canvas: surface, scene: 'crypto', size, palette }
  worker.postMessage(mount, [surface])
  await vi.waitFor(() => expect(answers).toHaveLength(1), 10_000)
  worker.postMessage('again')
  const all = [{ type: 'drawn', id: 1, grip: undefined }, 'again']
  await vi.waitFor(() => expect(answers).toEqual(all), 10_000)
  worker.postMessage({ type: 'resize', id: 1, size: { ...size, width: 64 } })
  await vi.waitFor(() => expect(canvas.width).toBe(128), 10_000)
})

import { expect, onTestFinished, test, vi } from 'vitest'

import type { Command } from '../../src/canvas/protocol'

const SIZE = { width: 32, height: 20, ratio: 1 }
const PALETTE = {
  ink: '#000000',
  raised: '#111111',
  inset: '#222222',
  line: '#333333',
  lineStrong: '#444444',
  text: '#ffffff',
  muted: '#cccccc',
  hue: '#ffb347',
}

const entry = new URL('../../src/canvas/scene.worker.ts', import.meta.url).href

/** A worker whose entry runs at once, and again when it is told to. */
const openWorker = () => {
  const code = `import '${entry}?first'
    // Vitest wraps each import() of the files it serves; a worker has no wrapper.
    globalThis.__vitest_browser_runner__ = { wrapDynamicImport: (load) => load() }
    addEventListener('message', ({ data }) => {
      if (data[0] === 'again') import('${entry}?again').then(() => postMessage('again'))
    })`
  const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
  const worker = new Worker(url, { type: 'module' })
  onTestFinished(() => {
    worker.terminate()
    URL.revokeObjectURL(url)
  })
  return worker
}

// WebKit does so when a chunk imports the entry.
test('a worker whose code runs again keeps its canvases', async () => {
  const worker = openWorker()
  const answers: unknown[] = []
  worker.addEventListener('message', ({ data }) => answers.push(data))
  const give = (command: Command, canvases: OffscreenCanvas[] = []) =>
    worker.postMessage([command], canvases)

  const canvas = document.createElement('canvas')
  document.body.append(canvas)
  onTestFinished(() => canvas.remove())
  const surface = canvas.transferControlToOffscreen()
  const mounting = { scene: 'crypto', size: SIZE, palette: PALETTE } as const
  give({ type: 'mount', id: 1, canvas: surface, ...mounting }, [surface])
  await vi.waitFor(() => expect(answers).toEqual(['ready', { type: 'drawn', id: 1 }]), 10_000)

  worker.postMessage(['again'])
  await vi.waitFor(() => expect(answers).toContain('again'), 10_000)
  give({ type: 'resize', id: 1, size: { ...SIZE, width: 64 } })
  await vi.waitFor(() => expect(canvas.width).toBe(64), 10_000)
  expect(answers).toEqual(['ready', { type: 'drawn', id: 1 }, 'again'])
})

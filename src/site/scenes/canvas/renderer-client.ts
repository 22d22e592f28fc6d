import { fontFiles } from 'virtual:fonts'

import { trustedScript } from '#lib/trusted-script.ts'
import type { RendererCommand, Mount, Report } from './protocol.ts'
// oxlint-disable-next-line import/default -- Vite makes the address of its bundle
import workerUrl from './scene.worker.ts?worker&url'

type Listener = (report: Exclude<Report, { type: 'measured' }>) => void

const listeners = new Map<number, Listener>()
let lastId = 0
let onMeasured: ((late: number) => void) | undefined
/** The page's one worker, started when a scene first needs it. */
let worker: Worker | undefined

/** Calls `listener` with the share of late frames, 0..1, whenever scenes have played for a while. */
export const observeFrames = (listener: typeof onMeasured) => {
  onMeasured = listener
}

/** Starts the worker. Throws where there are no workers. */
const startWorker = () => {
  const started = new Worker(trustedScript(workerUrl), { type: 'module' })
  started.addEventListener('error', () => {
    // The worker's code did not arrive, or it broke. The next scene tries again.
    started.terminate()
    worker = undefined
    for (const [id, listener] of listeners) listener({ type: 'failed', id })
  })
  started.addEventListener('message', ({ data }: MessageEvent<Report>) => {
    if (data.type === 'measured') onMeasured?.(data.late)
    else listeners.get(data.id)?.(data)
  })
  started.postMessage({ type: 'fonts', files: fontFiles } satisfies RendererCommand)
  return started
}

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never
type MountOptions = Omit<Mount, 'type' | 'id' | 'canvas'>
type SceneCommand = WithoutId<Exclude<RendererCommand, { type: 'mount' | 'fonts' }>>

/**
 * Mounts a scene on a canvas that has no context yet. Where no worker can draw, it reports a failure.
 *
 * @returns posts further commands for this canvas
 */
export const mountScene = (
  canvas: HTMLCanvasElement,
  options: MountOptions,
  onReport: Listener,
) => {
  lastId += 1
  const id = lastId
  listeners.set(id, onReport)
  try {
    worker ??= startWorker()
    const surface = canvas.transferControlToOffscreen()
    const mount: RendererCommand = { type: 'mount', id, canvas: surface, ...options }
    worker.postMessage(mount, [surface])
  } catch {
    onReport({ type: 'failed', id })
  }
  return (command: SceneCommand) => {
    if (command.type === 'release') listeners.delete(id)
    worker?.postMessage({ ...command, id })
  }
}

import { fontFiles } from 'virtual:fonts'

import { trustedScript } from '../lib/trusted-script'
import type { Command, Report } from './protocol'
// oxlint-disable-next-line import/default -- Vite makes the address of its bundle
import workerUrl from './scene.worker.ts?worker&url'

type Listener = (report: Report) => void

type Give = (command: Command, transfer?: Transferable[]) => void

const listeners = new Map<number, Listener>()
let lastId = 0
let hired: Promise<Give> | undefined

const report: Listener = (message) => listeners.get(message.id)?.(message)

/** Starts the worker. Rejects if it was blocked, or its code did not arrive. */
const hireWorker = () =>
  new Promise<Give>((resolve, reject) => {
    const worker = new Worker(trustedScript(workerUrl), { type: 'module' })
    let isReady = false
    worker.addEventListener('error', () => {
      if (!isReady) return reject(new Error('the worker did not start'))
      for (const [id, listener] of listeners) {
        listener({ type: 'failed', id, reason: 'the worker broke' })
      }
    })
    worker.addEventListener('message', ({ data }: MessageEvent<Report | 'ready'>) => {
      if (data === 'ready') {
        isReady = true
        resolve((command, transfer = []) => worker.postMessage(command, transfer))
      } else report(data)
    })
    worker.postMessage({ type: 'fonts', files: fontFiles } satisfies Command)
  })

/** The page's one worker, started when a scene first needs it. */
const crew = () => {
  hired ??=
    'OffscreenCanvas' in globalThis
      ? hireWorker()
      : Promise.reject(new Error('no canvas in a worker'))
  return hired
}

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never
type Mounting = WithoutId<Omit<Extract<Command, { type: 'mount' }>, 'type' | 'canvas'>>
type Later = WithoutId<Exclude<Command, { type: 'mount' | 'fonts' }>>

/**
 * Puts a scene on a canvas that has no context yet. Without a worker it fails, and the still image
 * stays.
 *
 * @param onReport first frame drawn, or failed; at most one of each
 * @returns how to give the canvas further commands, in order
 */
export const mountScene = (canvas: HTMLCanvasElement, mounting: Mounting, onReport: Listener) => {
  lastId += 1
  const id = lastId
  listeners.set(id, onReport)
  const mounted = crew().then((give) => {
    if (!listeners.has(id)) return give
    const surface = canvas.transferControlToOffscreen()
    give({ type: 'mount', id, canvas: surface, ...mounting }, [surface])
    return give
  })
  mounted.catch((error: unknown) => onReport({ type: 'failed', id, reason: String(error) }))

  return (command: Later) => {
    if (command.type === 'release') listeners.delete(id)
    void mounted.then(
      (give) => give({ ...command, id }),
      () => {},
    )
  }
}

import { fontFiles } from 'virtual:fonts'

import { trustedScript } from '../lib/trusted-script'
import type { Command, Report } from './protocol'
// oxlint-disable-next-line import/default -- Vite makes the address of its bundle
import workerUrl from './scene.worker.ts?worker&url'

type Listener = (report: Exclude<Report, { type: 'measured' }>) => void
type Post = (command: Command, transfer?: Transferable[]) => void

const listeners = new Map<number, Listener>()
let lastId = 0
let onMeasured: ((late: number) => void) | undefined
let started: Promise<Post> | undefined

/** Calls `listener` with the share of late frames, 0..1, whenever scenes have played for a while. */
export const observeFrames = (listener: typeof onMeasured) => {
  onMeasured = listener
}

/** Posts what is asked for in one task as one message: each costs both threads a task of its own. */
const postTogether = (worker: Worker): Post => {
  let commands: Command[] = []
  let transfers: Transferable[] = []
  const flush = () => {
    worker.postMessage(commands, transfers)
    commands = []
    transfers = []
  }
  return (command, transfer = []) => {
    if (commands.length === 0) queueMicrotask(flush)
    commands.push(command)
    transfers.push(...transfer)
  }
}

/** Starts the worker. Rejects if it is blocked or its code does not arrive. */
const startWorker = () =>
  new Promise<Post>((resolve, reject) => {
    const worker = new Worker(trustedScript(workerUrl), { type: 'module' })
    const post = postTogether(worker)
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
        resolve(post)
      } else if (data.type === 'measured') onMeasured?.(data.late)
      else listeners.get(data.id)?.(data)
    })
    post({ type: 'fonts', files: fontFiles })
  })

/** The page's one worker, started when a scene first needs it. */
const worker = () => {
  started ??=
    'OffscreenCanvas' in globalThis
      ? startWorker()
      : Promise.reject(new Error('this browser has no OffscreenCanvas'))
  return started
}

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never
type MountOptions = WithoutId<Omit<Extract<Command, { type: 'mount' }>, 'type' | 'canvas'>>
type SceneCommand = WithoutId<Exclude<Command, { type: 'mount' | 'fonts' }>>

/**
 * Mounts a scene on a canvas that has no context yet. Without a worker it reports a failure.
 *
 * @param onReport called with the first frame and with a failure, at most once each
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
  const mounted = worker().then((post) => {
    if (!listeners.has(id)) return post
    const surface = canvas.transferControlToOffscreen()
    post({ type: 'mount', id, canvas: surface, ...options }, [surface])
    return post
  })
  mounted.catch((error: unknown) => onReport({ type: 'failed', id, reason: String(error) }))

  return (command: SceneCommand) => {
    if (command.type === 'release') listeners.delete(id)
    void mounted.then(
      (post) => post({ ...command, id }),
      () => {},
    )
  }
}

import { fontFiles } from 'virtual:fonts'

import { trustedScript } from '../lib/trusted-script'
import type { Order, Report } from './protocol'
// oxlint-disable-next-line import/default -- Vite makes the address of its bundle
import workerUrl from './scene.worker.ts?worker&url'

type Listener = (report: Report) => void

interface Crew {
  give: (order: Order, transfer?: Transferable[]) => void
  /** Whether a canvas has to be handed over to the worker first. */
  isWorker: boolean
}

const listeners = new Map<number, Listener>()
let lastId = 0
let hired: Promise<Crew> | undefined

const report: Listener = (message) => listeners.get(message.id)?.(message)

const canWork = () => 'OffscreenCanvas' in globalThis && 'Worker' in globalThis

/** A worker that answers nothing, because it was blocked or its code did not arrive, says `error`. */
const hireWorker = () =>
  new Promise<Crew>((resolve, reject) => {
    const worker = new Worker(trustedScript(workerUrl), { type: 'module' })
    let isReady = false
    worker.addEventListener('error', () => {
      if (!isReady) return reject(new Error('the worker did not start'))
      // Whoever plays there gets the still image back.
      for (const [id, listener] of listeners) {
        listener({ type: 'failed', id, reason: 'the worker broke' })
      }
    })
    worker.addEventListener('message', ({ data }: MessageEvent<Report | 'ready'>) => {
      if (data === 'ready') {
        isReady = true
        resolve({
          give: (order, transfer = []) => worker.postMessage(order, transfer),
          isWorker: true,
        })
      } else report(data)
    })
    worker.postMessage({ type: 'fonts', files: fontFiles } satisfies Order)
  })

const hireOnPage = async (): Promise<Crew> => {
  const { openPageStage } = await import('./page-stage')
  return { give: openPageStage(report), isWorker: false }
}

/** The one stage of this page, opened when a scene first needs it. */
const crew = () => {
  hired ??= canWork() ? hireWorker().catch(hireOnPage) : hireOnPage()
  return hired
}

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never
type Mounting = WithoutId<Omit<Extract<Order, { type: 'mount' }>, 'type' | 'canvas'>>
type Later = WithoutId<Exclude<Order, { type: 'mount' | 'fonts' }>>

/**
 * Puts a scene on a canvas that has no context yet.
 *
 * @param onReport first frame drawn, or failed; at most one of each
 * @returns how to give the canvas further orders, in order
 */
export const mountScene = (canvas: HTMLCanvasElement, mounting: Mounting, onReport: Listener) => {
  lastId += 1
  const id = lastId
  listeners.set(id, onReport)
  const mounted = crew().then((stage) => {
    if (!listeners.has(id)) return stage
    const surface = stage.isWorker ? canvas.transferControlToOffscreen() : canvas
    const order: Order = { type: 'mount', id, canvas: surface, ...mounting }
    stage.give(order, surface instanceof HTMLCanvasElement ? [] : [surface])
    return stage
  })
  mounted.catch((error: unknown) => onReport({ type: 'failed', id, reason: String(error) }))

  return (order: Later) => {
    if (order.type === 'release') listeners.delete(id)
    void mounted.then(
      (stage) => stage.give({ ...order, id }),
      () => {},
    )
  }
}

/** Records the messages that a page sends to the worker of its scenes. */
import type { Page } from 'playwright'

interface Order {
  type: string
  id?: number
  touch?: { type: string }
  /** Animations of the carousel's track at this moment. */
  moving?: number
}

declare global {
  interface Window {
    orders: Order[]
  }
}

/** Late frames are for the test to report. */
export const watchWorker = (page: Page) =>
  page.addInitScript(() => {
    window.orders = []
    window.Worker = class extends Worker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given)
        this.addEventListener('message', (event) => {
          if (event.isTrusted && event.data.type === 'measured') event.stopImmediatePropagation()
        })
        addEventListener('worker.said', (event) => {
          const { detail: data } = event as CustomEvent<unknown>
          this.dispatchEvent(new MessageEvent('message', { data }))
        })
      }
      override postMessage(message: unknown, transfer?: unknown) {
        const moving = document.querySelector('.carousel-track')?.getAnimations().length
        window.orders.push({ ...(message as Order), moving: moving! })
        super.postMessage(message, transfer as Transferable[])
      }
    }
  })

export const letWorkerSay = (report: object) => (page: Page) =>
  page.evaluate((detail) => void dispatchEvent(new CustomEvent('worker.said', { detail })), report)

export const ordersOf = (page: Page) => page.evaluate(() => window.orders)

import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let isPrinting = false

const subscribe = (listener: () => void) => {
  const paper = matchMedia('print')
  const set = (now: boolean) => {
    isPrinting = now
    // Firefox lays out the page for print as soon as the event's listeners have returned.
    flushSync(listener)
  }
  const listeners = new AbortController()
  addEventListener('beforeprint', () => set(true), listeners)
  addEventListener('afterprint', () => set(false), listeners)
  // Some browsers dispatch events before layout, others only change the media query.
  paper.addEventListener('change', () => set(paper.matches), listeners)
  return () => listeners.abort()
}

/** Whether the page is being laid out for print. */
export const usePrinting = () =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  )

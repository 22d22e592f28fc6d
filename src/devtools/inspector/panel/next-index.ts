import type { KeyboardEvent } from 'react'

/** How far a key leads in a list, in places. */
const distances: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  Home: -Infinity,
  End: Infinity,
}

/** The index in a list of `count` that a key leads to; undefined if it is no such key, or the browser's. */
export const nextIndex = (event: KeyboardEvent, index: number, count: number) => {
  const distance = distances[event.key]
  const isOfBrowser = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
  if (distance === undefined || isOfBrowser) return undefined
  event.preventDefault()
  return Math.max(0, Math.min(count - 1, index + distance))
}

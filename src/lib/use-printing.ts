import { useSyncExternalStore } from 'react'

let isPrinting = false

const subscribe = (listener: () => void) => {
  const paper = matchMedia('print')
  const say = (now: boolean) => {
    isPrinting = now
    listener()
  }
  const onBefore = () => say(true)
  const onAfter = () => say(false)
  // Some browsers say it by event before they lay the page out, some by the media query.
  const onChange = () => say(paper.matches)
  addEventListener('beforeprint', onBefore)
  addEventListener('afterprint', onAfter)
  paper.addEventListener('change', onChange)
  return () => {
    removeEventListener('beforeprint', onBefore)
    removeEventListener('afterprint', onAfter)
    paper.removeEventListener('change', onChange)
  }
}

/** Whether the page is being laid out for paper. */
export const usePrinting = () =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  )

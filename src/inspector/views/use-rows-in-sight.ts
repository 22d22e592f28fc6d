import { useCallback, useLayoutEffect, useRef, useState, type UIEvent } from 'react'
import { LOG_ROW_HEIGHT } from './log-row'
import { useInspector } from '../context/inspector-context'

/** Extra rows above and below those in sight, so that not every scroll renders. */
const BEYOND = 8
const GRAIN = 4

/** Which rows of a scrolled list to render, and how to scroll to others. */
export const useRowsInSight = () => {
  const { panelWindow } = useInspector()
  const list = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  const [height, setHeight] = useState(400)
  const isAtEnd = useRef(true)

  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const watch = new panelWindow.ResizeObserver(() => setHeight(element.clientHeight))
    watch.observe(element)
    return () => watch.disconnect()
  }, [panelWindow])

  /** Scrolls to the end when rows are added, unless the reader has scrolled away. */
  const follow = useCallback(() => {
    const element = list.current
    if (element && isAtEnd.current) element.scrollTop = element.scrollHeight
  }, [])

  const reveal = useCallback((index: number) => {
    const element = list.current
    const place = index * LOG_ROW_HEIGHT
    if (!element) return
    if (place < element.scrollTop) element.scrollTop = place
    if (place > element.scrollTop + element.clientHeight - LOG_ROW_HEIGHT)
      element.scrollTop = place - element.clientHeight + LOG_ROW_HEIGHT
  }, [])

  const onScroll = ({ currentTarget }: UIEvent) => {
    const { scrollTop, scrollHeight, clientHeight } = currentTarget
    isAtEnd.current = scrollTop + clientHeight > scrollHeight - LOG_ROW_HEIGHT
    setTop(scrollTop - (scrollTop % (LOG_ROW_HEIGHT * GRAIN)))
  }

  return {
    list,
    first: Math.max(0, Math.floor(top / LOG_ROW_HEIGHT) - BEYOND),
    last: Math.ceil((top + height) / LOG_ROW_HEIGHT) + BEYOND,
    follow,
    reveal,
    onScroll,
  }
}

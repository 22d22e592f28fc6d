import { useCallback, useLayoutEffect, useRef, useState, type UIEvent } from 'react'

import { LOG_ROW_HEIGHT } from './log-row'
import { useInspector } from '../panel/inspector-context'

/** Rows that are drawn above and below those in sight: not every step needs new ones. */
const BEYOND = 8
const GRAIN = 4

/** Which rows of a scrolled list are to be drawn, and how it is moved to others. */
export const useRowsInSight = () => {
  const { view } = useInspector()
  const list = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  const [height, setHeight] = useState(400)
  const isAtEnd = useRef(true)

  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const watch = new view.ResizeObserver(() => setHeight(element.clientHeight))
    watch.observe(element)
    return () => watch.disconnect()
  }, [view])

  /** Stays at the end while rows are added; who has scrolled away is left where they are. */
  const follow = useCallback(() => {
    const element = list.current
    if (element && isAtEnd.current) element.scrollTop = element.scrollHeight
  }, [])

  const reveal = (index: number) => {
    const element = list.current
    const place = index * LOG_ROW_HEIGHT
    if (!element) return
    if (place < element.scrollTop) element.scrollTop = place
    if (place > element.scrollTop + element.clientHeight - LOG_ROW_HEIGHT)
      element.scrollTop = place - element.clientHeight + LOG_ROW_HEIGHT
  }

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

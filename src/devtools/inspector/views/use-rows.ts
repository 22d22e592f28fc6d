import { useLayoutEffect, useRef, useState } from 'react'

import type { Step } from '#devtools/actors/step.ts'

/**
 * How many rows above and below those in view are rendered, too: for a quick scroll, and for screen
 * readers.
 */
const BEYOND = 100
/** How many rows are in view at most: in a window of some 2,000 pixels. */
const IN_VIEW = 75
/** The rendered rows change once in so many rows. */
const STRIDE = 25

interface Wishes {
  /** The height of each row, in pixels. */
  height: number
  /** The index of the row that is to be in view; −1 to follow the end. */
  chosenAt: number
}

/**
 * What a list showed last: its first row, the row at the top of the view, how much of that is above
 * the view, and the chosen row.
 */
const nothing = { first: -1, top: 0, above: 0, chosen: -1 }

/**
 * The rows of a list that are rendered: those around the view. Until the reader scrolls away the
 * list's end is followed; then the rows in view stay in place, also when rows before them are
 * forgotten.
 */
export const useRows = (rows: readonly Step[], { height, chosenAt }: Wishes) => {
  const list = useRef<HTMLDivElement>(null)
  const [start, setStart] = useState(() => Math.max(0, rows.length - IN_VIEW))
  const seen = useRef(nothing)
  const isAtEnd = useRef(true)
  /** Where the list was last scrolled to by code, not by its reader. */
  const scrolledTo = useRef(-1)

  const look = (element: HTMLElement) => {
    const { scrollTop } = element
    const index = Math.floor(scrollTop / height)
    seen.current = {
      first: rows[0]?.id ?? -1,
      top: rows[index]?.id ?? 0,
      above: scrollTop % height,
      chosen: rows[chosenAt]?.id ?? -1,
    }
    return index
  }

  const onScroll = ({ currentTarget: element }: { currentTarget: HTMLElement }) => {
    const { scrollTop, scrollHeight, clientHeight } = element
    if (scrollTop !== scrolledTo.current)
      isAtEnd.current = scrollTop + clientHeight > scrollHeight - height
    const index = look(element)
    setStart(index - (index % STRIDE))
  }

  useLayoutEffect(() => {
    const element = list.current!
    const scroll = (to: number) => {
      element.scrollTop = to
      scrolledTo.current = element.scrollTop
    }
    const { first, top, above, chosen } = seen.current
    // Under a resting pointer, no row moves.
    const isFollowed = chosenAt < 0 && isAtEnd.current && !element.matches(':hover')
    const topAt = rows.findIndex(({ id }) => id >= top)
    if (isFollowed) scroll(element.scrollHeight)
    else if (rows[0]?.id !== first) scroll(Math.max(0, topAt) * height + above)
    if (chosenAt >= 0 && rows[chosenAt]?.id !== chosen) {
      const highest = chosenAt * height
      const lowest = highest + height - element.clientHeight
      scroll(Math.min(highest, Math.max(lowest, element.scrollTop)))
    }
    look(element)
  })

  const from = Math.max(0, Math.min(start, rows.length - IN_VIEW) - BEYOND)
  const to = Math.min(rows.length, from + 2 * BEYOND + IN_VIEW + STRIDE)
  return { list, from, to, onScroll }
}

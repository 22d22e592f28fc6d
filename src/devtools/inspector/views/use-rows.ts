import { useLayoutEffect, useRef, useState } from 'react'

import type { Step } from '#devtools/actors/step.ts'

/** So many rows above those in view are rendered, too, and below: for a quick scroll, and for who does not see. */
const BEYOND = 100
/** So many are in view at most: in a window of some 2,000 pixels. */
const IN_VIEW = 75
/** Which rows are rendered changes once in so many. */
const STRIDE = 25

interface Wishes {
  /** Of each row, in pixels. */
  height: number
  /** The index of the row that is to be in view; −1 if the end is followed. */
  chosenAt: number
}

/** What a list showed last: its first row, the one at the top of the view with how much of it is above. */
const nothing = { first: -1, top: 0, above: 0, chosen: -1 }

/**
 * Which rows of a list are rendered: those about what is in view. While nobody looks elsewhere its end is
 * followed; else what is in view stays there, also when rows before it are forgotten.
 */
export const useRows = (rows: readonly Step[], { height, chosenAt }: Wishes) => {
  const list = useRef<HTMLDivElement>(null)
  const [start, setStart] = useState(() => Math.max(0, rows.length - IN_VIEW))
  const seen = useRef(nothing)
  const isAtEnd = useRef(true)
  /** Where the list was scrolled to last, but not by its reader. */
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
    // Under a pointer that rests, no row moves.
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

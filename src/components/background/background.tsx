import { awards } from '#content/awards'
import { certificates } from '#content/certificates'
import { education } from '#content/education'
import { interests } from '#content/interests'
import { languages } from '#content/languages'
import { publications } from '#content/publications'
import { references } from '#content/references'
import { ui } from '#words/ui'
import { volunteer } from '#content/volunteer'
import { type Entry, type RecordPart, recordLists, recordParts } from '#lib/entries'
import { LIST_SIZE } from '#machines/pager.machine'

import { RecordList } from './record-list'

type Lists = Record<RecordPart, Entry[]>

const own = recordLists(
  {
    ...{ awards, certificates, education, interests },
    ...{ languages, publications, references, volunteer },
  },
  ui,
)

/** Of a list, its heading takes as much room as so many entries. */
const HEADING = 2
/** Entries by which the last list may end below the other column. */
const MUCH = 4

/** About how high a list is while it is folded. */
const heightOf = (entries: readonly Entry[]) => HEADING + Math.min(LIST_SIZE, entries.length)

/** The column of each list: the one that is shorter so far. A long one at the end fills both. */
const columnsOf = (parts: RecordPart[], lists: Lists) => {
  const heights = { left: 0, right: 0 }
  return parts.map((part, place) => {
    const [column, other] =
      heights.left <= heights.right ? (['left', 'right'] as const) : (['right', 'left'] as const)
    heights[column] += heightOf(lists[part])
    const isOver = heights[column] > heights[other] + MUCH
    return isOver && place + 1 === parts.length ? undefined : column
  })
}

/** Education, awards, languages and other lists, in two columns; one alone has all the room. */
export default function Background({ lists = own }: { lists?: Lists }) {
  const filled = recordParts.filter((part) => lists[part].length > 0)
  const placed = columnsOf(filled, lists)
  return (
    <div className="records">
      {[...filled.entries()].map(([place, part]) => (
        <RecordList
          key={part}
          part={part}
          heading={ui.about[part]}
          records={lists[part]}
          column={filled.length > 1 ? placed[place] : undefined}
        />
      ))}
    </div>
  )
}

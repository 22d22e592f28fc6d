import { awards } from '#content/awards'
import { certificates } from '#content/certificates'
import { education } from '#content/education'
import { interests } from '#content/interests'
import { languages } from '#content/languages'
import { publications } from '#content/publications'
import { references } from '#content/references'
import { ui } from '#content/ui'
import { volunteer } from '#content/volunteer'
import { type Entry, type RecordPart, recordLists, recordParts } from '#lib/entries'

import { RecordList } from './record-list'

type Lists = Record<RecordPart, Entry[]>

const own = recordLists(
  {
    ...{ awards, certificates, education, interests },
    ...{ languages, publications, references, volunteer },
  },
  ui,
)

const HEADING_LINES = 4
const CHARACTERS_OF_A_LINE = 60

/** About how many lines a list takes: its heading, and what each entry says. */
const heightOf = (entries: readonly Entry[]) =>
  entries.reduce((lines, { from, text = '', points = [] }) => {
    const { length } = [text, ...points].join(' ')
    return lines + (from ? 3 : 2) + length / CHARACTERS_OF_A_LINE
  }, HEADING_LINES)

/** The column of each list: the one that is shorter so far. */
const columnsOf = (parts: RecordPart[], lists: Lists) => {
  const heights = { left: 0, right: 0 }
  return parts.map((part) => {
    const column = heights.left <= heights.right ? 'left' : 'right'
    heights[column] += heightOf(lists[part])
    return column
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

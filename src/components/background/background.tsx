import { awards } from '#content/awards'
import { certificates } from '#content/certificates'
import { education } from '#content/education'
import { interests } from '#content/interests'
import { languages } from '#content/languages'
import { publications } from '#content/publications'
import { references } from '#content/references'
import { ui } from '#content/ui'
import { volunteer } from '#content/volunteer'
import { type Entry, type RecordPart, recordLists, recordParts } from '#lib/record-lists'

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
  entries.reduce((lines, { text = '', points = [] }) => {
    const { length } = [text, ...points].join(' ')
    return lines + 2 + length / CHARACTERS_OF_A_LINE
  }, HEADING_LINES)

/** The lists in two columns of about the same height, in order: those below the middle are in the second. */
const inColumns = (parts: RecordPart[], lists: Lists) => {
  const heights = parts.map((part) => heightOf(lists[part]))
  const height = heights.reduce((total, one) => total + one, 0)
  const columns: RecordPart[][] = [[], []]
  let above = 0
  for (const [index, part] of parts.entries()) {
    const middle = above + heights[index]! / 2
    columns[middle > height / 2 ? 1 : 0]!.push(part)
    above += heights[index]!
  }
  return columns.filter((column) => column.length > 0)
}

/** Education, awards, languages and other lists, in two columns if there are two; empty ones are left out. */
export default function Background({ lists = own }: { lists?: Lists }) {
  const filled = recordParts.filter((part) => lists[part].length > 0)
  return (
    <div className="grid gap-x-6 gap-y-12 lg:(auto-cols-fr grid-flow-col)">
      {inColumns(filled, lists).map((column) => (
        <div key={column[0]} className="flex min-w-0 flex-col gap-12">
          {column.map((part) => (
            <RecordList key={part} part={part} heading={ui.about[part]} records={lists[part]} />
          ))}
        </div>
      ))}
    </div>
  )
}

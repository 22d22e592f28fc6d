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

type Column = 'left' | 'right' | 'both'

/** The column of each list: in turn, but for long ones and references, and for what is alone in its row. */
const columnsOf = (lists: Lists, filled: readonly RecordPart[]) => {
  const isWide = (part?: RecordPart) =>
    part === undefined || part === 'references' || lists[part].length > LIST_SIZE
  const columns: Column[] = []
  for (const [index, part] of filled.entries()) {
    const isBeside = columns.at(-1) === 'left'
    const isAlone = !isBeside && isWide(filled[index + 1])
    if (isWide(part) || isAlone) columns.push('both')
    else columns.push(isBeside ? 'right' : 'left')
  }
  return columns
}

/** Education, awards, languages and other lists, in two columns where they are short. */
export default function Background({ lists = own }: { lists?: Lists }) {
  const filled = recordParts.filter((part) => lists[part].length > 0)
  const columns = columnsOf(lists, filled)
  return (
    <div className="records">
      {filled.map((part, index) => (
        <RecordList key={part} part={part} records={lists[part]} column={columns[index]!} />
      ))}
    </div>
  )
}

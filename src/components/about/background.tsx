import { records } from 'virtual:records'

import { type RecordPart, type Records, recordParts } from '#lib/entries.ts'
import { LIST_SIZE } from '#machines/pager.machine.ts'

import { RecordList } from './record-list.tsx'

type Column = 'left' | 'right' | 'both'

/** The column of each list: in turn, but for long ones and references, and for what is alone in its row. */
const columnsOf = (lists: Records, filled: readonly RecordPart[]) => {
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
export default function Background({ lists = records }: { lists?: Records }) {
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

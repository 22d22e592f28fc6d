import './background.css'
import { records } from 'virtual:records'

import type { RecordSection } from '#content-model/schema/record-sections.ts'
import { type Records } from '#lib/shown-entries.ts'
import { LIST_SIZE } from '#machines/pager.machine.ts'

import { RecordList } from './record-list.tsx'

type Column = 'left' | 'right' | 'both'

/**
 * The column of each list. Short lists stand left and right in turn. Long lists and references have
 * both columns, and so does a list that would stand alone in its row.
 */
const columnsFor = (lists: Records, filled: readonly RecordSection[]) => {
  const isWide = (section?: RecordSection) =>
    section === undefined || section === 'references' || lists[section].length > LIST_SIZE
  const columns: Column[] = []
  for (const [index, section] of filled.entries()) {
    const isBeside = columns.at(-1) === 'left'
    const isAlone = !isBeside && isWide(filled[index + 1])
    if (isWide(section) || isAlone) columns.push('both')
    else columns.push(isBeside ? 'right' : 'left')
  }
  return columns
}

/** Education, awards, languages and other lists, in two columns where they are short. */
export default function Background({ lists = records }: { lists?: Records }) {
  const sections = Object.keys(lists) as RecordSection[]
  const filled = sections.filter((section) => lists[section].length > 0)
  const columns = columnsFor(lists, filled)
  return (
    <div className="records">
      {filled.map((section, index) => (
        <RecordList
          key={section}
          section={section}
          records={lists[section]}
          column={columns[index]!}
        />
      ))}
    </div>
  )
}

import { records } from 'virtual:records'

import { recordParts, type Records } from '#lib/entries'

import { RecordList } from './record-list'

/**
 * Education, awards, languages and other lists, in turn in two columns; the last one has all the room if it
 * is alone in its row, and references always have.
 */
export default function Background({ lists = records }: { lists?: Records }) {
  const filled = recordParts.filter((part) => lists[part].length > 0)
  return (
    <div className="records">
      {filled.map((part) => (
        <RecordList key={part} part={part} records={lists[part]} />
      ))}
    </div>
  )
}

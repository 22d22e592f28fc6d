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

import { RecordList } from './record-list'

type Lists = Record<RecordPart, Entry[]>

const own = recordLists(
  {
    ...{ awards, certificates, education, interests },
    ...{ languages, publications, references, volunteer },
  },
  ui,
)

/**
 * Education, awards, languages and other lists, in turn in two columns; the last one has all the room if it
 * is alone in its row, and references always have.
 */
export default function Background({ lists = own }: { lists?: Lists }) {
  const filled = recordParts.filter((part) => lists[part].length > 0)
  return (
    <div className="records">
      {filled.map((part) => (
        <RecordList key={part} part={part} records={lists[part]} />
      ))}
    </div>
  )
}

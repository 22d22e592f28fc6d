import { certificates as ownCertificates } from '#content/certificates'
import { education as ownEducation } from '#content/education'
import { languages as ownLanguages } from '#content/languages'
import type { Certificate, Education, Language } from '#content/types'
import { ui } from '#content/ui'

import { isOngoing } from '../experience/date-range'
import { RecordList } from './record-list'

interface BackgroundProps {
  education?: readonly Education[]
  certificates?: readonly Certificate[]
  languages?: readonly Language[]
}

/** Education, certificates and languages side by side; empty lists are left out. */
export default function Background({
  education = ownEducation,
  certificates = ownCertificates,
  languages = ownLanguages,
}: BackgroundProps) {
  return (
    <div className="grid gap-x-6 gap-y-12 lg:(auto-cols-fr grid-flow-col)">
      <RecordList
        part="education"
        heading={ui.about.education}
        isLit={education.some(({ endDate }) => isOngoing(endDate))}
        records={education.map(
          ({ studyType, area, institution, startDate, endDate, score, url }) => ({
            title: [studyType, area].filter(Boolean).join(`${ui.comma} `),
            from: institution,
            url,
            dates: [startDate, endDate],
            note: score,
          }),
        )}
      />
      <RecordList
        part="certificates"
        heading={ui.about.certificates}
        records={certificates.map(({ name, issuer, date, url }) => ({
          title: name,
          from: issuer,
          url,
          dates: [date],
        }))}
      />
      <RecordList
        part="languages"
        heading={ui.about.languages}
        records={languages.map(({ language, fluency }) => ({ title: language, note: fluency }))}
      />
    </div>
  )
}

import { has } from 'virtual:content-parts'

import { about } from '#content/about'
import { certificates } from '#content/certificates'
import { education } from '#content/education'
import { languages } from '#content/languages'

import { isOngoing } from '../experience/date-range'
import { RecordList } from './record-list'

/** Schools, certificates and languages side by side; which of them there are is up to the content. */
export default function Background() {
  return (
    <div className="background grid gap-x-6 gap-y-12 lg:(auto-cols-fr grid-flow-col)">
      {has.education && (
        <RecordList
          part="education"
          heading={about.educationHeading}
          isLit={education.some(({ endDate }) => isOngoing(endDate))}
          records={education.map(
            ({ studyType, area, institution, startDate, endDate, score, url }) => ({
              title: [studyType, area].filter(Boolean).join(', '),
              from: institution,
              url,
              dates: [startDate, endDate],
              note: score,
            }),
          )}
        />
      )}
      {has.certificates && (
        <RecordList
          part="certificates"
          heading={about.certificatesHeading}
          records={certificates.map(({ name, issuer, date, url }) => ({
            title: name,
            from: issuer,
            url,
            dates: [date],
          }))}
        />
      )}
      {has.languages && (
        <RecordList
          part="languages"
          heading={about.languagesHeading}
          records={languages.map(({ language, fluency }) => ({ title: language, note: fluency }))}
        />
      )}
    </div>
  )
}

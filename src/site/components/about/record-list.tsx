import './entry.css'
import type { Ref } from 'react'

import { ui } from 'virtual:words/ui'
import type { RecordSection } from '#content-model/schema/record-sections.ts'
import { type ShownEntry, filledFacts } from '#lib/shown-entries.ts'

import { Entrance } from '../movement/entrance.tsx'
import { DateRange, lastsUntilNow } from './date-range.tsx'
import { ExternalLink } from '../controls/external-link.tsx'
import { SectionTitle } from '../page/section-title.tsx'
import { PointList } from './point-list.tsx'
import { type LaterEntry, PagerIfLong } from '../disclosure/pager.tsx'
import { StateCard } from '../controls/state-card.tsx'

interface RecordListProps {
  section: RecordSection
  records: readonly ShownEntry[]
  /** The column that the list stands in, in wide windows. */
  column?: 'left' | 'right' | 'both'
}

/** A heading, and a card with a row for each entry. */
export function RecordList({ section, records, column = 'both' }: RecordListProps) {
  const heading = ui.about[section]
  return (
    <section aria-labelledby={section} data-column={column}>
      <SectionTitle id={section} className="">
        {heading}
      </SectionTitle>
      <Entrance id={section} name="enterJob">
        <StateCard
          name={heading}
          state={records.length}
          lit={records.some(({ dates }) => dates?.some(lastsUntilNow))}
          actor={section}
        >
          <PagerIfLong id={`${section} pager`} total={records.length} className="records-more">
            {(later, list) => (
              <ul ref={list as Ref<HTMLUListElement>}>
                {records.map((entry, index) => (
                  <Row key={index} entry={entry} {...later(index)} />
                ))}
              </ul>
            )}
          </PagerIfLong>
        </StateCard>
      </Entrance>
    </section>
  )
}

function Row({ entry, ...later }: LaterEntry & { entry: ShownEntry }) {
  const { title, from, url, dates = [], text, points } = entry
  const facts = filledFacts(entry.facts)
  const name = from ?? title
  const linked = url ? (
    <ExternalLink href={url} className="about-link transition-colors">
      {name}
    </ExternalLink>
  ) : (
    name
  )
  return (
    <li {...later} className="record">
      <div className="record-head">
        <div className="min-w-0">
          <h3 tabIndex={-1} className="title leading-snug">
            {from ? title : linked}
          </h3>
          {from && <p className="text-muted">{linked}</p>}
        </div>
        {(dates.length > 0 || facts.length > 0) && (
          <p className="facts label text-muted tabular-nums">
            {dates.length > 0 && <DateRange dates={dates} />}
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        )}
      </div>
      {text && <p className="about-words mt-2">{text}</p>}
      {points && <PointList points={points} />}
    </li>
  )
}

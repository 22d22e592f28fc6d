import type { Ref } from 'react'

import { ui } from '#words/ui'
import { type Entry, factsOf, type RecordPart } from '#lib/entries'

import { Entrance } from '../entrance/entrance'
import { DateRange, isOngoing } from '../experience/date-range'
import { ExternalLink } from '../external-link/external-link'
import { SectionTitle } from '../section-title/section-title'
import { Points } from '../experience/points'
import { type Beyond, Fold } from '../fold/fold'
import { StateCard } from '../state-card/state-card'

interface RecordListProps {
  part: RecordPart
  records: readonly Entry[]
  /** In wide windows. */
  column?: 'left' | 'right' | 'both'
}

/** A heading, and a card with a row for each entry. */
export function RecordList({ part, records, column = 'both' }: RecordListProps) {
  const heading = ui.about[part]
  return (
    <section aria-labelledby={part} data-column={column}>
      <SectionTitle id={part} className="">
        {heading}
      </SectionTitle>
      <Entrance id={part} name="enterJob">
        <StateCard
          name={heading}
          state={records.length}
          lit={records.some(({ dates }) => dates?.some(isOngoing))}
          actor={part}
        >
          <Fold
            id={`${part} list`}
            total={records.length}
            className="records-more"
            movement="showLaterJobs"
          >
            {(beyond, list) => (
              <ul ref={list as Ref<HTMLUListElement>}>
                {[...records.entries()].map(([place, entry]) => (
                  <Row key={place} entry={entry} {...beyond(place)} />
                ))}
              </ul>
            )}
          </Fold>
        </StateCard>
      </Entrance>
    </section>
  )
}

function Row({ entry, ...folded }: Beyond & { entry: Entry }) {
  const { title, from, url, dates, text, points } = entry
  const facts = factsOf(entry.facts)
  const name = from ?? title
  const linked = url ? (
    <ExternalLink href={url} className="about-link transition-colors">
      {name}
    </ExternalLink>
  ) : (
    name
  )
  const known = dates?.filter((date) => date !== undefined) ?? []
  return (
    <li {...folded} className="record">
      <div className="record-head">
        <div className="min-w-0">
          <h3 tabIndex={-1} className="title leading-snug">
            {from ? title : linked}
          </h3>
          {from && <p className="text-muted">{linked}</p>}
        </div>
        {(known.length > 0 || facts.length > 0) && (
          <p className="facts label text-muted tabular-nums">
            {known.length > 0 && <DateRange dates={known} />}
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        )}
      </div>
      {text && <p className="about-words mt-2">{text}</p>}
      {points && <Points points={points} />}
    </li>
  )
}

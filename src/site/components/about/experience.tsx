import './entry.css'
import './experience.css'
import type { Ref } from 'react'

import { jobs as all } from 'virtual:jobs'
import { ui } from 'virtual:words/ui'

import { hostOf } from '#lib/addresses.ts'
import { filledFacts, type ShownJob } from '#lib/shown-entries.ts'
import { Entrance } from '../movement/entrance.tsx'
import { ExternalLink } from '../controls/external-link.tsx'
import { type LaterEntry, PagerIfLong } from '../disclosure/pager.tsx'
import { StateCard } from '../controls/state-card.tsx'
import { DateRange } from './date-range.tsx'
import { PointList } from './point-list.tsx'

/** A vertical timeline of jobs in two columns; ongoing jobs are lit. One job alone has all the room. */
export default function ExperienceTimeline({ jobs = all }: { jobs?: readonly ShownJob[] }) {
  const isAlone = jobs.length === 1
  return (
    <PagerIfLong id="jobs pager" total={jobs.length} className="jobs-more">
      {(later, list) => (
        <div className={`relative ${isAlone ? '' : 'in-columns'}`}>
          <span aria-hidden="true" className="rail" />
          <ol ref={list as Ref<HTMLOListElement>} className="jobs">
            {jobs.map((job, index) => (
              <JobEntry key={index} job={job} index={index} {...later(index)} />
            ))}
          </ol>
        </div>
      )}
    </PagerIfLong>
  )
}

function JobEntry({ job, index, ...later }: LaterEntry & { job: ShownJob; index: number }) {
  const { title, from, url, dates, text, points = [], isOngoing: ongoing } = job
  const facts = filledFacts(job.facts)
  const side = job.side ?? (index % 2 === 0 ? 'left' : 'right')
  const id = `job ${index + 1}`
  return (
    <li {...later} data-side={side} className="job">
      <span className={`pip ${ongoing ? 'bg-filled' : ''}`} />
      <Entrance id={id} name="enterJob" className="flex flex-col gap-3">
        <p className="job-dates label text-muted tabular-nums">
          <DateRange dates={dates} />
        </p>
        <StateCard
          name={from}
          state={ongoing ? ui.experience.ongoing : ui.experience.over}
          lit={ongoing}
          actor={id}
        >
          <div className="job-body">
            <h3 tabIndex={-1} className="title">
              {title}
            </h3>
            {(url ?? facts.length > 0) && (
              <p className="facts label mt-2 text-muted">
                {url && (
                  <ExternalLink href={url} className="about-link">
                    {hostOf(url)}
                  </ExternalLink>
                )}
                {facts.map((fact) => (
                  <span key={fact}>{fact}</span>
                ))}
              </p>
            )}
            {text && <p className="about-words mt-2 text-muted">{text}</p>}
            <PointList points={points} />
          </div>
        </StateCard>
      </Entrance>
    </li>
  )
}

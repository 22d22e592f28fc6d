import type { Ref } from 'react'

import { experience } from '#content/experience'
import type { Experience } from '#content/types'
import { ui } from '#words/ui'

import { hostOf } from '../../lib/addresses'
import { factsOf, jobEntry } from '../../lib/entries'
import { Entrance } from '../entrance/entrance'
import { ExternalLink } from '../external-link/external-link'
import { type Beyond, Fold } from '../fold/fold'
import { StateCard } from '../state-card/state-card'
import { DateRange, isOngoing } from './date-range'
import { Points } from './points'

/** A vertical timeline of jobs in two columns; ongoing jobs are lit. One job alone has all the room. */
export default function ExperienceTimeline({
  jobs = experience,
}: {
  jobs?: readonly Experience[]
}) {
  const isAlone = jobs.length === 1
  return (
    <Fold id="jobs" total={jobs.length} className="jobs-more" movement="showLaterJobs">
      {(beyond, list) => (
        <div className={`relative ${isAlone ? '' : 'in-columns'}`}>
          <span aria-hidden="true" className="rail" />
          <ol ref={list as Ref<HTMLOListElement>} className="jobs">
            {[...jobs.entries()].map(([place, job]) => (
              // A job has no field that is certainly unique.
              <Job key={place} job={job} place={place} {...beyond(place)} />
            ))}
          </ol>
        </div>
      )}
    </Fold>
  )
}

function Job({ job, place, ...folded }: Beyond & { job: Experience; place: number }) {
  const entry = jobEntry(job)
  const { title, from, url, text, points = [] } = entry
  const facts = factsOf(entry.facts)
  const ongoing = isOngoing(job.endDate)
  const side = job.side ?? (place % 2 === 0 ? 'left' : 'right')
  const id = `job ${place + 1}`
  return (
    <li {...folded} data-side={side} className="job">
      <span className={`pip ${ongoing ? 'bg-filled' : ''}`} />
      <Entrance id={id} name="enterJob" className="flex flex-col gap-3">
        <p className="job-dates label text-muted tabular-nums">
          <DateRange dates={entry.dates} />
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
            <Points points={points} />
          </div>
        </StateCard>
      </Entrance>
    </li>
  )
}

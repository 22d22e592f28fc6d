import type { Ref } from 'react'

import { jobs as all } from 'virtual:jobs'
import { ui } from 'virtual:words/ui'

import { hostOf } from '../../lib/addresses'
import { factsOf, type Job } from '../../lib/entries'
import { Entrance } from '../entrance/entrance'
import { ExternalLink } from '../external-link/external-link'
import { type Beyond, Fold } from '../fold/fold'
import { StateCard } from '../state-card/state-card'
import { DateRange } from './date-range'
import { Points } from './points'

/** A vertical timeline of jobs in two columns; ongoing jobs are lit. One job alone has all the room. */
export default function ExperienceTimeline({ jobs = all }: { jobs?: readonly Job[] }) {
  const isAlone = jobs.length === 1
  return (
    <Fold id="jobs" total={jobs.length} className="mt-6" movement="showLaterJobs">
      {(beyond, list) => (
        <div className={`relative ${isAlone ? '' : 'in-columns'}`}>
          <span aria-hidden="true" className="rail" />
          <ol ref={list as Ref<HTMLOListElement>} className="jobs relative py-5">
            {[...jobs.entries()].map(([place, job]) => (
              // A job has no field that is certainly unique.
              <JobEntry key={place} job={job} place={place} {...beyond(place)} />
            ))}
          </ol>
        </div>
      )}
    </Fold>
  )
}

function JobEntry({ job, place, ...folded }: Beyond & { job: Job; place: number }) {
  const { title, from, url, dates, text, points = [], isOngoing: ongoing } = job
  const facts = factsOf(job.facts)
  const side = job.side ?? (place % 2 === 0 ? 'left' : 'right')
  const id = `job ${place + 1}`
  return (
    <li {...folded} data-side={side} className="job">
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
          <div className="p-5 sm:p-6">
            <h3 tabIndex={-1} className="title text-[1.5rem]">
              {title}
            </h3>
            {(url ?? facts.length > 0) && (
              <p className="facts label mt-2 flex flex-wrap text-muted">
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

import { experience } from '#content/experience'
import type { Experience } from '#content/types'
import { ui } from '#content/ui'

import { hostOf } from '../../lib/addresses'
import { factsOf, jobEntry } from '../../lib/entries'
import { Entrance } from '../entrance/entrance'
import { ExternalLink } from '../external-link/external-link'
import { StateCard } from '../state-card/state-card'
import { DateRange, isOngoing } from './date-range'
import { Points } from './points'

interface TimelineProps {
  jobs?: readonly Experience[]
}

/** A vertical timeline of jobs in two columns; ongoing jobs are lit. One job alone has all the room. */
export default function ExperienceTimeline({ jobs = experience }: TimelineProps) {
  const isAlone = jobs.length === 1
  return (
    <div className="relative">
      <span
        aria-hidden="true"
        className={`rail absolute inset-y-3 start-[0.44rem] w-0.5 bg-rail ${isAlone ? '' : 'md:(start-1/2 -ms-px)'}`}
      />
      <ol className="jobs relative m-0 flow-root list-none p-0 py-5">
        {[...jobs.entries()].map(([place, job]) => (
          // A job has no field that is certainly unique.
          <Job key={place} job={job} place={place} isAlone={isAlone} />
        ))}
      </ol>
    </div>
  )
}

const sideAt = (place: number) => (place % 2 === 0 ? 'left' : 'right')

/** Each column is filled from the top, whatever is in the other; the second job begins lower. */
const columns = {
  left: 'md:([clear:inline-start] [float:inline-start] ps-0)',
  right: 'md:([clear:inline-end] [float:inline-end] ps-0)',
}

interface JobProps {
  job: Experience
  place: number
  isAlone: boolean
}

function Job({ job, place, isAlone }: JobProps) {
  const entry = jobEntry(job)
  const { title, from, url, text, points = [] } = entry
  const facts = factsOf(entry.facts)
  const ongoing = isOngoing(job.endDate)
  const side = job.side ?? sideAt(place)
  const id = `job ${place + 1}`
  return (
    <li
      className={`relative mb-10 ps-12 last:mb-0 ${isAlone ? '' : `md:(mb-8 w-[calc(50%-3.25rem)]) ${columns[side]} ${place === 1 ? 'md:mt-20' : ''}`}`}
    >
      <span
        className={`pip absolute top-1 start-0 z-1 size-4 rounded-full border-2 ${
          isAlone ? '' : side === 'left' ? 'md:(start-auto -end-[3.75rem])' : 'md:-start-[3.75rem]'
        } ${ongoing ? 'border-filled bg-filled glow-filled/25' : 'border-rail bg-ink'}`}
      />
      <Entrance id={id} name="job" className="flex flex-col gap-3">
        <p
          className={`label m-0 text-muted tabular-nums ${!isAlone && side === 'left' ? 'md:text-end' : ''}`}
        >
          <DateRange dates={entry.dates} />
        </p>
        <StateCard
          name={from}
          state={ongoing ? ui.experience.ongoing : ui.experience.over}
          lit={ongoing}
          actor={id}
        >
          <div className="p-5 sm:p-6">
            <h3 className="title m-0 text-[1.5rem]">{title}</h3>
            {(url ?? facts.length > 0) && (
              <p className="label mt-2 mb-0 flex flex-wrap gap-x-4 gap-y-1 text-muted">
                {url && (
                  <ExternalLink
                    href={url}
                    className="text-inherit underline decoration-line-strong underline-offset-4 hover:(text-signal decoration-signal)"
                  >
                    {hostOf(url)}
                  </ExternalLink>
                )}
                {facts.map((fact) => (
                  <span key={fact}>{fact}</span>
                ))}
              </p>
            )}
            {text && <p className="mt-2 mb-0 whitespace-pre-line text-muted">{text}</p>}
            <Points points={points} />
          </div>
        </StateCard>
      </Entrance>
    </li>
  )
}

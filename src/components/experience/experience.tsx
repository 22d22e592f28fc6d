import { experience } from '#content/experience'
import type { Experience } from '#content/types'
import { ui } from '#content/ui'

import { Entrance } from '../entrance/entrance'
import { StateCard } from '../state-card/state-card'
import { DateRange, isOngoing } from './date-range'

interface TimelineProps {
  jobs?: readonly Experience[]
}

/** A vertical timeline of jobs; ongoing jobs are lit. */
export default function ExperienceTimeline({ jobs = experience }: TimelineProps) {
  return (
    <div className="night timeline-panel text-text">
      <ol className="jobs relative m-0 flex list-none flex-col gap-10 p-0 before:(absolute top-0 bottom-0 start-[7px] w-0.5 bg-white content-empty) md:(gap-6 before:(start-1/2 -ms-px))">
        {[...jobs.entries()].map(([place, job]) => (
          // A job has no field that is certainly unique.
          <Job key={place} job={job} place={place} />
        ))}
      </ol>
    </div>
  )
}

const sideAt = (place: number) => (place % 2 === 0 ? 'left' : 'right')

function Job({ job, place }: { job: Experience; place: number }) {
  const { companyName, position, aboutPosition, startDate, endDate, highlights = [] } = job
  const ongoing = isOngoing(endDate)
  const isLeft = (job.side ?? sideAt(place)) === 'left'
  const id = `job ${place + 1}`
  return (
    <li className="relative ps-9 md:ps-0">
      <span
        className={`pip absolute top-1 start-0 z-1 size-4 rounded-full border-2 md:(top-1/2 start-1/2 -mt-2 -ms-2) ${
          ongoing ? 'border-signal bg-signal ring-6 ring-signal/25' : 'border-white bg-ink'
        }`}
      />
      <Entrance
        id={id}
        name="job"
        className="flex flex-col gap-3 md:(grid grid-cols-2 items-center gap-x-20)"
      >
        <p
          className={`label m-0 text-muted tabular-nums md:row-start-1 ${isLeft ? 'md:col-start-2' : 'md:(col-start-1 text-end)'}`}
        >
          <DateRange dates={[startDate, endDate]} />
        </p>
        <StateCard
          name={companyName}
          state={ongoing ? ui.experience.ongoing : ui.experience.over}
          lit={ongoing}
          actor={id}
          className={`md:row-start-1 ${isLeft ? 'md:col-start-1' : 'md:col-start-2'}`}
        >
          <div className="p-5 sm:p-6">
            <h3 className="title m-0 text-[1.5rem]">{position}</h3>
            <p className="mt-2 mb-0 text-muted">{aboutPosition}</p>
            {highlights.length > 0 && (
              <ul className="highlights mt-4 mb-0 grid list-disc gap-2 ps-5 text-[0.95rem] marker:text-signal">
                {[...highlights.entries()].map(([order, highlight]) => (
                  <li key={order}>{highlight}</li>
                ))}
              </ul>
            )}
          </div>
        </StateCard>
      </Entrance>
    </li>
  )
}

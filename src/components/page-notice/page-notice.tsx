import type { ReactNode } from 'react'

import { StateCard } from '../state-card/state-card'

interface PageNoticeProps {
  words: { node: string; state: string; heading: string; text: string }
  role?: 'alert'
  /** Links and buttons. */
  children: ReactNode
}

/** A page that is nothing but a state: its name, what it means, and the ways out of it. */
export function PageNotice({ words, role, children }: PageNoticeProps) {
  return (
    <div className="page pt-12 md:pt-20" role={role}>
      <StateCard name={words.node} state={words.state} className="mx-auto max-w-[46rem]">
        <div className="p-6 sm:p-10">
          <h1 tabIndex={-1} className="title text-[clamp(2.6rem,1.6rem+4vw,4.5rem)]">
            {words.heading}
          </h1>
          <p className="mt-4 mb-8 text-[1.15rem] text-muted">{words.text}</p>
          <p className="flex flex-wrap gap-3">{children}</p>
        </div>
      </StateCard>
    </div>
  )
}

import './page-notice.css'

import type { ReactNode } from 'react'

import { StateCard } from '../controls/state-card.tsx'

interface PageNoticeProps {
  words: { node: string; state: string; heading: string; text: string }
  role?: 'alert'
  /** The links and buttons that lead away. */
  children: ReactNode
}

/** A page that consists of one state: its name, what it means, and the ways out of it. */
export function PageNotice({ words, role, children }: PageNoticeProps) {
  return (
    <div className="page page-notice" role={role}>
      <StateCard name={words.node} state={words.state} className="page-notice-card">
        <div>
          <h1 tabIndex={-1} className="title page-title">
            {words.heading}
          </h1>
          <p className="text-muted">{words.text}</p>
          <p className="flex flex-wrap gap-3">{children}</p>
        </div>
      </StateCard>
    </div>
  )
}

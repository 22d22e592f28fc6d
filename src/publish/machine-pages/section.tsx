import type { ReactNode } from 'react'

interface SectionProps {
  id: string
  /** In the site's language. */
  heading: string
  note?: string
  children: ReactNode
}

/** A part of the page; what the machine itself says is English and runs from left to right. */
export function Section({ id, heading, note, children }: SectionProps) {
  return (
    <section className="page machine-section" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className="title">
        {heading}
      </h2>
      {note && <p className="machine-note">{note}</p>}
      <div lang="en" dir="ltr">
        {children}
      </div>
    </section>
  )
}

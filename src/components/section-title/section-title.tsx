import type { ReactNode } from 'react'

import { Entrance } from '../entrance/entrance'

interface SectionTitleProps {
  /** The anchor that leads here. */
  id: string
  /** Its size, and the room below it. */
  className?: string
  children: ReactNode
}

/** The `h2` of a section: it is lit when it is reached. */
export const SectionTitle = ({
  id,
  className = 'mb-8 text-[clamp(1.9rem,1.4rem+1.8vw,2.75rem)]',
  children,
}: SectionTitleProps) => (
  <Entrance id={`${id} title`}>
    <h2 id={id} tabIndex={-1} className={`title lit-up mt-0 ${className}`}>
      {children}
    </h2>
  </Entrance>
)

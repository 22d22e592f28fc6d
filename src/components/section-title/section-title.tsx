import type { ReactNode } from 'react'

interface SectionTitleProps {
  /** The anchor that leads here. */
  id: string
  /** Its size, and the room below it. */
  className?: string
  children: ReactNode
}

/** The `h2` of a section. */
export const SectionTitle = ({
  id,
  className = 'mb-8 text-[clamp(1.9rem,1.4rem+1.8vw,2.75rem)]',
  children,
}: SectionTitleProps) => (
  <h2 id={id} tabIndex={-1} className={`title mt-0 ${className}`}>
    {children}
  </h2>
)

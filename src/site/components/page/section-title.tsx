import type { ComponentProps } from 'react'

/**
 * The `h2` of a section, which an address with its id points at. `className` is its size, and the
 * space below it.
 */
export const SectionTitle = ({
  id,
  className = 'mb-8 text-[clamp(1.9rem,1.4rem+1.8vw,2.75rem)]',
  children,
}: ComponentProps<'h2'>) => (
  <h2 id={id} tabIndex={-1} className={`title ${className}`}>
    {children}
  </h2>
)

import type { ReactNode } from 'react'

import { ui } from '#words/ui'

interface ExternalLinkProps {
  href: string
  className?: string
  title?: string
  onPointerEnter?: () => void
  onFocus?: () => void
  children: ReactNode
}

/** Opens in a new tab, without opener or referrer. */
export function ExternalLink({ children, ...props }: ExternalLinkProps) {
  return (
    <a {...props} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only"> {ui.newTab}</span>
    </a>
  )
}

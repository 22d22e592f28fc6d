import type { ComponentProps } from 'react'

import { ui } from 'virtual:words/ui'

/** Opens in a new tab, without opener or referrer. */
export function ExternalLink({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a {...props} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only"> {ui.newTab}</span>
    </a>
  )
}

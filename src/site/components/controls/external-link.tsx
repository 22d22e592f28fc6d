import type { ComponentProps } from 'react'

import { ui } from 'virtual:words/ui'

/** Opens in a new tab, without opener or, unless told otherwise, referrer. */
export function ExternalLink({
  children,
  rel = 'noopener noreferrer',
  ...props
}: ComponentProps<'a'>) {
  return (
    <a {...props} target="_blank" rel={rel}>
      {children}
      <span className="sr-only"> {ui.newTab}</span>
    </a>
  )
}

/** Leads to the owner elsewhere. By `me` networks verify that a profile and this site are one person's. */
export function ProfileLink(props: ComponentProps<'a'>) {
  return <ExternalLink {...props} rel="me noopener" />
}

import type { ComponentProps } from 'react'

import { ui } from 'virtual:words/ui'

/** A link that opens in a new tab, without opener and, by default, without referrer. */
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

/**
 * A link to a profile of the owner's. By `rel="me"` networks verify that profile and site are one
 * person's.
 */
export function ProfileLink(props: ComponentProps<'a'>) {
  return <ExternalLink {...props} rel="me noopener" />
}

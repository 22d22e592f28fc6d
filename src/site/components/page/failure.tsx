import { useLayoutEffect, type MouseEvent, type ReactNode } from 'react'

import { identity } from 'virtual:content/identity'
import { ui } from 'virtual:words/ui'

import { announce } from '#site/routing/announce.ts'
import { PageNotice } from './page-notice.tsx'

interface RetryLinkProps {
  /** The address to load; by default this page's own. */
  href?: string
  className: string
  children: ReactNode
}

/**
 * Reloads the page where the reader is. Without a connection the page's words are all there is, so
 * nothing happens.
 */
const reload = () => navigator.onLine && location.reload()

/** A link that loads a whole document, if there is a connection. */
export function RetryLink({ href = '', className, children }: RetryLinkProps) {
  const onClick = (event: MouseEvent) => {
    if (href && navigator.onLine) return
    event.preventDefault()
    reload()
  }
  return (
    <a href={href} onClick={onClick} className={className}>
      {children}
    </a>
  )
}

/** The message in the place of a part of the page that broke. */
export function SectionFailure() {
  return (
    <p role="alert" className="no-print section-failure">
      <RetryLink className="pill-filled">{`${ui.failure.part} ${ui.failure.retry}`}</RetryLink>
    </p>
  )
}

interface PageFailureProps {
  /** Whether the code of the page did not come. */
  isMissing?: boolean
  retry: () => void
}

/** The message in the place of a page that broke, or whose code did not come. */
export function PageFailure({ isMissing = false, retry }: PageFailureProps) {
  const words = isMissing ? { ...ui.failure, ...ui.failure.offline } : ui.failure
  const { heading, text } = words
  useLayoutEffect(() => announce({ title: heading, description: text }), [heading, text])
  return (
    <PageNotice words={words} role="alert">
      <button type="button" onClick={retry} className="pill-filled">
        {ui.failure.retry}
      </button>
      <a href={`mailto:${identity.email}`} className="pill">
        {ui.failure.contact}
      </a>
    </PageNotice>
  )
}

/**
 * The message in the place of the whole site. It has no button to draw the site anew, since drawing
 * it failed.
 */
export const SiteFailure = () => (
  <main>
    <PageFailure retry={reload} />
  </main>
)

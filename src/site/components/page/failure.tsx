import { useLayoutEffect, type MouseEvent, type ReactNode } from 'react'

import { identity } from 'virtual:content/identity'
import { ui } from 'virtual:words/ui'

import { announce } from '#site/routing/announce.ts'
import { PageNotice } from './page-notice.tsx'

interface RetryLinkProps {
  /** By default this page, anew. */
  href?: string
  className: string
  children: ReactNode
}

/** In place, where the reader is. Without a connection the words on the page are all there is: nothing happens. */
const reload = () => navigator.onLine && location.reload()

/** Loads a whole document, if there is a connection. */
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

/** In the place of a part of the page that broke. */
export function SectionFailure() {
  return (
    <p role="alert" className="no-print section-failure">
      <RetryLink className="pill-filled">{`${ui.failure.part} ${ui.failure.retry}`}</RetryLink>
    </p>
  )
}

interface PageFailureProps {
  /** The code of the page did not come. */
  isMissing?: boolean
  retry: () => void
}

/** In the place of a page that broke, or that did not come. */
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

/** In the place of the whole site: what drew it is not asked to draw it again. */
export const SiteFailure = () => (
  <main>
    <PageFailure retry={reload} />
  </main>
)

import { useLayoutEffect, type ReactNode } from 'react'

import { identity } from '#content/identity'
import { ui } from '#words/ui'
import { MissingCode } from '#lib/lazy-sections'

import type { PageWords } from '../../routing/page-title'
import { PageNotice } from '../page-notice/page-notice'
import { ErrorBoundary, type Failed } from './error-boundary'

interface PageErrorBoundaryProps {
  /** Called with what is said in the page's place. */
  onFailure?: (said: PageWords) => void
  children: ReactNode
}

/** Shows an error state instead of a page that broke, with a button that renders it again. */
export const PageErrorBoundary = ({ onFailure, children }: PageErrorBoundaryProps) => (
  <ErrorBoundary renderFailure={(failed) => <PageFailure {...failed} onFailure={onFailure} />}>
    {children}
  </ErrorBoundary>
)

type PageFailureProps = Failed & Record<'onFailure', PageErrorBoundaryProps['onFailure']>

function PageFailure({ error, retry, onFailure }: PageFailureProps) {
  const isMissing = error instanceof MissingCode
  const words = isMissing ? { ...ui.failure, ...ui.failure.offline } : ui.failure
  const { heading, text } = words
  useLayoutEffect(
    () => onFailure?.({ title: heading, description: text }),
    [onFailure, heading, text],
  )
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

import { Component, useLayoutEffect, type ReactNode } from 'react'

import { identity } from '#content/identity'
import { ui } from '#words/ui'
import { MissingCode } from '#lib/lazy-sections'

import type { PageWords } from '../../routing/page-title'
import { PageNotice } from '../page-notice/page-notice'

interface Failed {
  error: unknown
  /** Renders the children again. */
  retry: () => void
}

interface ErrorBoundaryProps {
  children: ReactNode
  /** Drawn instead of children that threw; nothing by default. */
  renderFailure?: (failed: Failed) => ReactNode
}

/** A class, because React has no hook that catches errors of children. */
export class ErrorBoundary<Props = object> extends Component<Props & ErrorBoundaryProps> {
  override state: { failed: boolean; error?: unknown } = { failed: false }

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error }
  }

  override render(): ReactNode {
    const { failed, error } = this.state
    const { children, renderFailure } = this.props
    if (!failed) return children
    return renderFailure?.({ error, retry: () => this.setState({ failed: false }) })
  }
}

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

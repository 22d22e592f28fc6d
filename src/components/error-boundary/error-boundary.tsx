import { Component, useLayoutEffect, type ComponentType, type ReactNode } from 'react'

import { identity } from '#content/identity'
import { ui } from '#words/ui'
import { MissingCode } from '#lib/lazy-sections'

import type { PageWords } from '../../routing/page-title'
import { PageNotice } from '../page-notice/page-notice'

interface Fallible {
  children: ReactNode
}

interface ErrorBoundaryProps extends Fallible {
  /** Shown instead of children that threw; nothing by default. */
  fallback?: ComponentType<{ error: unknown }>
}

/** A class, because React has no hook that catches errors of children. */
export class ErrorBoundary<Props extends Fallible = ErrorBoundaryProps> extends Component<Props> {
  override state: { failed: boolean; error?: unknown } = { failed: false }

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error }
  }

  override render(): ReactNode {
    const { fallback: Fallback, children } = this.props as ErrorBoundaryProps
    if (!this.state.failed) return children
    return Fallback && <Fallback error={this.state.error} />
  }
}

interface PageErrorBoundaryProps extends Fallible {
  /** Called with what is said in the page's place. */
  onFailure?: (said: PageWords) => void
}

/** Shows an error state instead of a page that broke, with a button that renders it again. */
export class PageErrorBoundary extends ErrorBoundary<PageErrorBoundaryProps> {
  override render() {
    const { failed, error } = this.state
    const { children, onFailure } = this.props
    if (!failed) return children
    const retry = () => this.setState({ failed: false })
    return <PageFailure error={error} retry={retry} onFailure={onFailure} />
  }
}

interface PageFailureProps {
  error: unknown
  retry: () => void
  onFailure: PageErrorBoundaryProps['onFailure']
}

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

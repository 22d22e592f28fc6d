import { Component, type ComponentType, type ReactNode } from 'react'

import { identity } from '#content/identity'
import { ui } from '#content/ui'

import { PageNotice } from '../page-notice/page-notice'

/** Shows an error state instead of a page that broke, with a button that renders it again. */
export function PageErrorBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={PageFailure}>{children}</ErrorBoundary>
}

function PageFailure({ retry }: { retry: () => void }) {
  return (
    <PageNotice words={ui.failure} role="alert">
      <button type="button" onClick={retry} className="pill-filled">
        {ui.failure.retry}
      </button>
      <a href={`mailto:${identity.email}`} className="pill">
        {ui.failure.contact}
      </a>
    </PageNotice>
  )
}

interface Fallible {
  children: ReactNode
}

interface ErrorBoundaryProps extends Fallible {
  /** Shown instead of children that threw; nothing by default. It can call `retry`. */
  fallback?: ComponentType<{ retry: () => void }>
}

/** A class, because React has no hook that catches errors of children. */
export class ErrorBoundary<Props extends Fallible = ErrorBoundaryProps> extends Component<Props> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render(): ReactNode {
    const { fallback: Fallback, children } = this.props as ErrorBoundaryProps
    if (!this.state.failed) return children
    return Fallback && <Fallback retry={() => this.setState({ failed: false })} />
  }
}

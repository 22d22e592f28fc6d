import { Component, type ReactNode, Suspense } from 'react'

export interface Failed {
  error: unknown
  /** Renders the children again. */
  retry: () => void
}

interface ErrorBoundaryProps {
  children: ReactNode
  /** Drawn instead of children that threw: `PageFailure`, `SectionFailure`, or nothing. */
  renderFailure?: (failed: Failed) => ReactNode
  /** Called when the children have thrown. */
  onFailure?: () => void
}

/**
 * What breaks in here leaves the rest of the page alone, and what is in here is hydrated by itself. A
 * class, because React has no hook that catches errors of children. No content here: an edit of what a
 * class imports mounts all that it holds anew.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state: { failed: boolean; error?: unknown } = { failed: false }

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error }
  }

  override componentDidCatch() {
    this.props.onFailure?.()
  }

  override render(): ReactNode {
    const { failed, error } = this.state
    const { children, renderFailure } = this.props
    if (!failed) return <Suspense>{children}</Suspense>
    return renderFailure?.({ error, retry: () => this.setState({ failed: false }) })
  }
}

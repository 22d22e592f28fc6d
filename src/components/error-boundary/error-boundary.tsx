import { Component, type ReactNode } from 'react'

export interface Failed {
  error: unknown
  /** Renders the children again. */
  retry: () => void
}

interface ErrorBoundaryProps {
  children: ReactNode
  /** Drawn instead of children that threw; nothing by default. */
  renderFailure?: (failed: Failed) => ReactNode
}

/**
 * A class, because React has no hook that catches errors of children. No content here: an edit of what
 * a class imports mounts all that it holds anew.
 */
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

import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** Shown instead of children that threw; nothing by default. */
  fallback?: ReactNode | ((retry: () => void) => ReactNode)
  children: ReactNode
}

/** A class, because React has no hook that catches errors of children. */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { fallback, children } = this.props
    if (!this.state.failed) return children
    return typeof fallback === 'function'
      ? fallback(() => this.setState({ failed: false }))
      : fallback
  }
}

import { Component, type ComponentType, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** Shown instead of children that threw; nothing by default. A component can call `retry`. */
  fallback?: ReactNode | ComponentType<{ retry: () => void }>
  children: ReactNode
}

/** A class, because React has no hook that catches errors of children. */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { fallback: Fallback, children } = this.props
    if (!this.state.failed) return children
    if (typeof Fallback !== 'function') return Fallback
    return <Fallback retry={() => this.setState({ failed: false })} />
  }
}

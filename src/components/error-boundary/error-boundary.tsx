import { Component, type ComponentType, type ReactNode } from 'react'

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

import { Component, type ReactNode } from 'react'

interface FallbackBoundaryProps {
  /** What is shown instead; nothing unless told. */
  fallback?: ReactNode
  children: ReactNode
}

/** For what the page can do without. React has no hook for this: only a class can catch. */
export class FallbackBoundary extends Component<FallbackBoundaryProps> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}

import { Component, type ComponentType, type ReactNode, Suspense } from 'react'

export interface Failed {
  error: unknown
  /** Renders the children again. */
  retry: () => void
}

interface ErrorBoundaryProps {
  children: ReactNode
  /** Drawn instead of children that threw: `SiteFailure`, `SectionFailure`, or nothing. */
  Fallback?: ComponentType<Failed>
  /** Called when the children have thrown. */
  onFailure?: () => void
}

/**
 * Errors of its children leave the rest of the page alone, and its children are hydrated by
 * themselves. It is a class, because React has no hook that catches errors of children. It imports
 * no content: after an edit of what a class imports, all its children are mounted anew.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  /** What the children have thrown; null while they are drawn. */
  override state: { failure: { error: unknown } | null } = { failure: null }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override componentDidCatch() {
    this.props.onFailure?.()
  }

  override render(): ReactNode {
    const { failure } = this.state
    const { children, Fallback } = this.props
    if (!failure) return <Suspense>{children}</Suspense>
    const retry = () => this.setState({ failure: null })
    return Fallback && <Fallback error={failure.error} retry={retry} />
  }
}

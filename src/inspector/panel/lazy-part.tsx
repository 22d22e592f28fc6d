import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react'

import { messageOf } from '../explain/values.ts'
import { Button } from './controls.tsx'

interface PartBoundaryProps {
  /** Called again when the visitor tries again. */
  children: () => ReactNode
  /** Called when the part has thrown. */
  onFailure?: () => void
}

/** A part of the panel that breaks, or whose code does not come, says so in its place: the others stay. */
export class PartBoundary extends Component<PartBoundaryProps> {
  /** What the part has thrown; null while it is drawn. */
  override state: { failure: { error: unknown } | null } = { failure: null }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override componentDidCatch() {
    this.props.onFailure?.()
  }

  override render() {
    const { failure } = this.state
    if (!failure) return <Suspense fallback={null}>{this.props.children()}</Suspense>
    const message = messageOf(failure.error)
    return (
      <p role="alert" className="ins-failure ins-line">
        <span>{message}</span>
        <Button title={message} onClick={() => this.setState({ failure: null })}>
          Try again
        </Button>
        {/* After a new deploy its file is gone. The panel opens again, as it was. */}
        <Button onClick={() => navigator.onLine && location.reload()}>Reload the page</Button>
      </p>
    )
  }
}

/** A part whose code is loaded when it is shown; what did not come is asked for when it is shown again. */
export const lazyPart = (load: () => Promise<{ default: ComponentType }>) => {
  let Code = lazy(load)
  // React remembers a failure.
  const forget = () => {
    Code = lazy(load)
  }
  return () => <PartBoundary onFailure={forget}>{() => <Code />}</PartBoundary>
}

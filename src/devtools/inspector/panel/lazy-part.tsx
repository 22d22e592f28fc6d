import { type ComponentType, createElement, lazy, memo, type ReactNode } from 'react'

import { ErrorBoundary, type Failed } from '#lib/error-boundary.tsx'
import { messageOf } from '../explain/values.ts'
import { Button } from './controls.tsx'

function PartFailure({ error, retry }: Failed) {
  const message = messageOf(error)
  return (
    <p role="alert" className="ins-failure ins-line">
      <span>{message}</span>
      <Button title={message} onClick={retry}>
        Try again
      </Button>
      {/* After a new deploy the part's file is gone. The panel opens again, as it was. */}
      <Button onClick={() => navigator.onLine && location.reload()}>Reload the page</Button>
    </p>
  )
}

interface PartBoundaryProps {
  children: ReactNode
  /** Called when the part has thrown. */
  onFailure?: () => void
}

/** A part of the panel that breaks, or whose code does not come, says so in its place: the others stay. */
export const PartBoundary = (props: PartBoundaryProps) => (
  <ErrorBoundary Fallback={PartFailure} {...props} />
)

/**
 * A part whose code is loaded when the part is shown; code that did not come is asked for when the
 * part is shown again.
 */
export const lazyPart = (load: () => Promise<{ default: ComponentType }>) => {
  let Code = lazy(load)
  // React remembers a failed load.
  const forget = () => {
    Code = lazy(load)
  }
  // The component is the present one at each rendering. As JSX the linter would take it for a
  // constant.
  const Part = () => createElement(Code)
  // It takes no properties: what it shows it reads itself.
  return memo(() => (
    <PartBoundary onFailure={forget}>
      <Part />
    </PartBoundary>
  ))
}

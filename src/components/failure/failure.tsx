import { Component, type ReactNode } from 'react'

import { identity } from '#content/identity'
import { ui } from '#content/ui'

import { StateCard } from '../state-card/state-card'

/** Draws a named error state instead of a page that broke, and the page anew when asked. */
export class FailureBoundary extends Component<{ children: ReactNode }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <Failure onRetry={() => this.setState({ failed: false })} />
  }
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="page pt-12 md:pt-20" role="alert">
      <StateCard name={ui.failure.node} state={ui.failure.state} className="mx-auto max-w-[46rem]">
        <div className="p-6 sm:p-10">
          <h1 tabIndex={-1} className="title m-0 text-[clamp(2.2rem,1.5rem+3vw,3.6rem)]">
            {ui.failure.heading}
          </h1>
          <p className="mt-4 mb-8 text-[1.15rem] text-muted">{ui.failure.text}</p>
          <p className="m-0 flex flex-wrap gap-3">
            <button type="button" onClick={onRetry} className="pill-filled">
              {ui.failure.retry}
            </button>
            <a href={`mailto:${identity.email}`} className="pill">
              {ui.failure.contact}
            </a>
          </p>
        </div>
      </StateCard>
    </div>
  )
}

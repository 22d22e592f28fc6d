import type { ReactNode } from 'react'

import { identity } from '#content/identity'
import { ui } from '#content/ui'

import { PageNotice } from '../page-notice/page-notice'
import { ErrorBoundary } from './error-boundary'

/** Shows an error state instead of a page that broke, with a button that renders it again. */
export function PageErrorBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={PageFailure}>{children}</ErrorBoundary>
}

function PageFailure({ retry }: { retry: () => void }) {
  return (
    <PageNotice words={ui.failure} role="alert">
      <button type="button" onClick={retry} className="pill-filled">
        {ui.failure.retry}
      </button>
      <a href={`mailto:${identity.email}`} className="pill">
        {ui.failure.contact}
      </a>
    </PageNotice>
  )
}

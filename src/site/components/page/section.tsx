import type { ReactNode } from 'react'

import { ErrorBoundary } from '#lib/error-boundary.tsx'
import { SectionFailure } from './failure.tsx'

/**
 * A part of a page. It is hydrated by itself; if it breaks it says so, and the other parts stay.
 */
export const Section = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary Fallback={SectionFailure}>{children}</ErrorBoundary>
)

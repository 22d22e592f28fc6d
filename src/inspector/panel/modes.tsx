import { lazy, Suspense, type ReactNode } from 'react'

import { useInspector } from './inspector-context'

const Simulator = lazy(() => import('../machine/simulator'))
const Replay = lazy(() => import('../recording/replay-view'))

/** What is looked at: the page, a machine on its own, or a recording. */
export function Modes({ page }: { page: ReactNode }) {
  const { mode } = useInspector()
  if (mode === 'page') return page
  return <Suspense fallback={null}>{mode === 'simulator' ? <Simulator /> : <Replay />}</Suspense>
}

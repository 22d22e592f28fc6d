import { Suspense, use, useEffect, useLayoutEffect, useState } from 'react'
import { Router, useLocation } from 'wouter'

import { ui } from '#words/ui'
import { HYDRATED_EVENT } from '#lib/hydrated-event'
import { usePageTransition } from './routing/use-page-transition.ts'

import { BASE_PATH } from './routing/base-path'
import { PageErrorBoundary } from './components/error-boundary/page-error-boundary'
import { Footer } from './components/footer/footer'
import { Navigation } from './components/navigation/navigation'
import { PaletteHost } from './components/palette/palette-host'
import { Part } from './components/part/part'
import { PreferencesProvider, usePreferences } from './preferences/provider'
import { loadPage, loadedPage, type PageModule } from './routing/page-modules'

const MAIN_ID = 'main'

/** The whole site. `ssrPath` is the page to render on the server. */
export function App({ ssrPath }: { ssrPath?: string }) {
  return (
    <PageErrorBoundary>
      <PreferencesProvider>
        <Site {...(ssrPath === undefined ? {} : { ssrPath })} />
      </PreferencesProvider>
    </PageErrorBoundary>
  )
}

function Site({ ssrPath }: { ssrPath?: string }) {
  const { motion } = usePreferences()
  const { aroundNav, onDrawn } = usePageTransition(motion)
  return (
    <Router base={BASE_PATH} aroundNav={aroundNav} {...(ssrPath === undefined ? {} : { ssrPath })}>
      <a href={`#${MAIN_ID}`} className="pill skip-link bg-raised">
        {ui.skipLink}
      </a>
      <Part>
        <Navigation />
      </Part>
      <main id={MAIN_ID} tabIndex={-1}>
        <CurrentPage onDrawn={onDrawn} />
      </main>
      <Footer />
      <PaletteHost />
    </Router>
  )
}

interface Drawn {
  onDrawn: ReturnType<typeof usePageTransition>['onDrawn']
}

function CurrentPage({ onDrawn }: Drawn) {
  const [path] = useLocation()
  return (
    <PageErrorBoundary key={path} onFailure={onDrawn}>
      <PageAt path={path} onDrawn={onDrawn} />
    </PageErrorBoundary>
  )
}

/** Requests the page's code once per mount; the error boundary's retry mounts it again. */
function PageAt({ path, onDrawn }: Drawn & { path: string }) {
  const [page] = useState(() => loadedPage(path) ?? loadPage(path))
  return (
    <Suspense>
      <Arrived page={page} onDrawn={onDrawn} />
    </Suspense>
  )
}

function Arrived({ page, onDrawn }: Drawn & { page: PageModule | Promise<PageModule> }) {
  const { default: Page } = page instanceof Promise ? use(page) : page
  useLayoutEffect(() => onDrawn(), [onDrawn])
  useEffect(() => void dispatchEvent(new Event(HYDRATED_EVENT)), [])
  return <Page />
}

import { Suspense, use, useState, type ComponentType } from 'react'
import { Router, useLocation } from 'wouter'

import { ui } from '#content/ui'
import { useAroundNavigation } from '#hooks/use-around-navigation'

import { BASE_PATH } from './base-path'
import { FailureBoundary } from './components/failure/failure'
import { Footer } from './components/footer/footer'
import { Navigation } from './components/navigation/navigation'
import { PaletteHost } from './components/palette/palette-host'
import { PreferencesProvider } from './components/preferences/preferences'
import { loadScreen, screenAt } from './screens'

const MAIN_ID = 'main'

/** The whole site. `ssrPath` is the page to render where there is no address bar. */
export function App({ ssrPath }: { ssrPath?: string }) {
  return (
    <FailureBoundary>
      <PreferencesProvider>
        <Site {...(ssrPath === undefined ? {} : { ssrPath })} />
      </PreferencesProvider>
    </FailureBoundary>
  )
}

function Site({ ssrPath }: { ssrPath?: string }) {
  const aroundNav = useAroundNavigation()
  return (
    <Router base={BASE_PATH} aroundNav={aroundNav} {...(ssrPath === undefined ? {} : { ssrPath })}>
      <a
        href={`#${MAIN_ID}`}
        className="pill sr-only bg-raised focus:(not-sr-only fixed top-2 left-2 z-30 px-5)"
      >
        {ui.skipLink}
      </a>
      <Navigation />
      <main id={MAIN_ID} tabIndex={-1}>
        <CurrentScreen />
      </main>
      <Footer />
      <PaletteHost />
    </Router>
  )
}

function CurrentScreen() {
  const [path] = useLocation()
  return (
    <FailureBoundary key={path}>
      <ScreenAt path={path} />
    </FailureBoundary>
  )
}

/** Its code is asked for once; when the visitor tries again, this is mounted anew. */
function ScreenAt({ path }: { path: string }) {
  const [screen] = useState(() => screenAt(path) ?? loadScreen(path))
  return (
    <Suspense>
      <Arrived screen={screen} />
    </Suspense>
  )
}

function Arrived({ screen }: { screen: ComponentType | Promise<ComponentType> }) {
  const Screen = screen instanceof Promise ? use(screen) : screen
  return <Screen />
}

import { useSelector } from '@xstate/react'
import { useLayoutEffect } from 'react'

import { ui } from 'virtual:words/ui'
import { pageFlags } from '#lib/page-flags.ts'

import { ErrorBoundary } from '#lib/error-boundary.tsx'
import { PageFailure, SiteFailure } from '#site/components/page/failure.tsx'
import { Footer } from '#site/components/page/footer.tsx'
import { Bar } from '#site/components/bar/bar.tsx'
import { LazyPalette } from '#site/components/palette/lazy-palette.tsx'
import { Section } from '#site/components/page/section.tsx'
import { PreferencesProvider } from '#site/preferences/provider.tsx'
import { NavigationProvider } from '#site/routing/navigation.tsx'
import { loadedPage } from '#site/routing/page-modules.ts'
import { useNavigation } from '#site/routing/use-navigation.ts'

const MAIN_ID = 'Main'

/** Says that React answers: `press.ts` then repeats the press that has waited. */
const flagHydrated = () => {
  pageFlags().script = 'here'
}

/**
 * The whole site. `path` is that of the first page, whose code must be loaded.
 *
 * From `main.tsx` to a hydrated FAQ: the page's one chunk is loaded by its path, and the page hydrated as
 * a transition, in slices. `Site` comes first, and with it the bar; then the page within its
 * `ErrorBoundary`, which holds a `Suspense`; then each section of it, within an `ErrorBoundary` of its
 * own, as `pages/about.tsx` lists them. The FAQ's component makes its actor, whose effects follow the
 * address. A press on what is not hydrated yet has React hydrate that first.
 */
export function App({ path }: { path: string }) {
  useLayoutEffect(flagHydrated, [])
  return (
    <ErrorBoundary Fallback={SiteFailure}>
      <PreferencesProvider>
        <NavigationProvider path={path}>
          <Site />
        </NavigationProvider>
      </PreferencesProvider>
    </ErrorBoundary>
  )
}

function Site() {
  return (
    <>
      <a href={`#${MAIN_ID}`} className="pill skip-link bg-raised">
        {ui.skipLink}
      </a>
      <Section>
        <Bar />
      </Section>
      <main id={MAIN_ID} tabIndex={-1}>
        <CurrentPage />
      </main>
      <Section>
        <Footer />
      </Section>
      <LazyPalette />
    </>
  )
}

function CurrentPage() {
  const navigation = useNavigation()
  const path = useSelector(navigation, ({ context }) => context.path)
  const failure = useSelector(navigation, ({ context }) => context.failure)

  if (failure !== 'none') {
    const retry = () => navigation.send({ type: 'page.retried' })
    return <PageFailure isMissing={failure === 'missing'} retry={retry} />
  }
  return (
    <ErrorBoundary key={path} onFailure={() => navigation.send({ type: 'page.failed' })}>
      <PageAt path={path} />
    </ErrorBoundary>
  )
}

function PageAt({ path }: { path: string }) {
  const navigation = useNavigation()
  const page = loadedPage(path)
  if (!page) throw new Error(`The code of ${path} is not loaded`)
  useLayoutEffect(() => navigation.send({ type: 'page.drawn' }), [navigation])
  return <page.default />
}

/** Puts a part of the site on the page of a browser test. */
import 'virtual:entrances.css'
import '#site/base.css'

import { configure, render } from '@testing-library/react'
import type { ReactNode } from 'react'

import { registeredActors } from '#devtools/actors/registry.ts'
import { PreferencesProvider } from '#site/preferences/provider.tsx'
import { NavigationProvider } from '#site/routing/navigation.tsx'

// UnoCSS knows the classes of the files it has seen: these first, then the style sheet.
import.meta.glob(
  ['../../src/site/components/**/*.tsx', '!**/playing.tsx', '!**/scene-canvas.tsx'],
  {
    eager: true,
  },
)
await import('virtual:uno.css')

// Everything is mounted twice, as in development: this shows what an unmount leaves behind.
configure({ reactStrictMode: true })

const onPage = (shown: ReactNode) => (
  <PreferencesProvider>
    <NavigationProvider path="/">{shown}</NavigationProvider>
  </PreferencesProvider>
)

/** Puts a part of the site on the page, at an address of its own. Unmounts it after the test. */
export function show(part: ReactNode) {
  // As `first-paint.ts` does at a first visit.
  const { dataset } = document.documentElement
  const isLight = matchMedia('(prefers-color-scheme: light)').matches
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  dataset['theme'] = isLight ? 'light' : 'dark'
  dataset['motion'] = isReduced ? 'stop' : 'go'

  const { unmount, rerender } = render(onPage(part))
  return { unmount, showInstead: (next: ReactNode) => rerender(onPage(next)) }
}

/** The events that a machine of the page gets from now on. */
export const eventsOf = (id: string) => {
  const types: string[] = []
  registeredActors()
    .find((actor) => actor.id === id)!
    .system.inspect((inspected) => {
      if (inspected.type === '@xstate.event') types.push(inspected.event.type)
    })
  return types
}

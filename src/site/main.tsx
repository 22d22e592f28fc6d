import 'virtual:uno.css'
import 'virtual:fonts.css'
import 'virtual:pictures.css'
import 'virtual:entrances.css'
import './base.css'

import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

import { App } from './app.tsx'
import { preloadMovements } from '#site/components/movement/movement.tsx'
import { offerInspection } from '#devtools/index.ts'
import { onFirstSign } from '#lib/first-sign.ts'
import { whenLoadedAndIdle } from '#lib/idle.ts'
import { pageFlags } from '#lib/page-flags.ts'
import { awaitTool } from '#site/routing/await-tool.ts'
import { prepareOffline } from '#site/routing/offline.ts'
import { loadPage } from '#site/routing/page-modules.ts'
import { firstPage } from '#site/routing/sent-page.ts'
import { preloadTransitions } from '#site/motion/load-transitions.ts'

const root = document.getElementById('Root')

const mount = (path: string) => {
  const site = (
    <StrictMode>
      <App path={path} />
    </StrictMode>
  )
  // As a transition, in slices: the visitor's presses meanwhile come first.
  if (root?.firstElementChild) startTransition(() => void hydrateRoot(root, site))
  else if (root) createRoot(root).render(site)
}

const showWithoutScript = () => {
  delete pageFlags().script
}

if (import.meta.env.INSPECTOR) offerInspection(awaitTool)

// The prerendered page is complete: React hydrates it when its code is here. If that fails, the HTML
// stays as it is, readable and linked.
const path = firstPage()
if (path !== undefined) void loadPage(path).then(() => mount(path), showWithoutScript)

const LATEST_MS = 2000
// Only a press moves anything by GSAP: its code comes at the visitor's first sign, and delays no
// scroll.
onFirstSign((sign) => {
  void preloadTransitions()
  const isOnButton = sign?.target instanceof Element && sign.target.closest('button')
  if (isOnButton) void preloadMovements()
  else whenLoadedAndIdle(preloadMovements, LATEST_MS)
})
if (import.meta.env.AGENTS && 'modelContext' in document)
  whenLoadedAndIdle(() => import('./agents.ts').catch(() => {}), LATEST_MS)
prepareOffline()

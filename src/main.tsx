import 'virtual:uno.css'
import 'virtual:fonts.css'
import 'virtual:pictures.css'
import 'virtual:entrances.css'
import './styles/base.css'
import './styles/contrast.css'
import './styles/print.css'

import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

import { makeAbsolute } from './routing/base-path'
import { App } from './app'
import { preloadMovements } from './components/movement/movement'
import { offerInspection } from './inspector/entry'
import { prepareOffline } from './offline'
import { whenLoadedAndIdle } from './lib/idle'
import { expectFirstPage, loadPage } from './routing/page-modules'

const GSAP_LATEST_MS = 4000

// If the timeout has shown everything already, nothing is hidden again to enter.
const html = document.documentElement
html.dataset['script'] = html.dataset['script'] === 'coming' ? 'here' : 'late'

const showWithoutScript = () => {
  delete html.dataset['script']
}

const root = document.getElementById('root')
const site = (
  <StrictMode>
    <App />
  </StrictMode>
)

if (root?.firstElementChild) expectFirstPage()

const mount = () => {
  if (import.meta.env.BASE_URL === './' && root) makeAbsolute(root)
  // As a transition, in slices: what a visitor does meanwhile comes first.
  if (root?.firstElementChild) startTransition(() => void hydrateRoot(root, site))
  else if (root) createRoot(root).render(site)
}

if (import.meta.env.INSPECTOR) offerInspection()

// The prerendered page is complete: React hydrates it when its code is here. If that fails, the HTML
// stays as it is, readable and linked.
void loadPage(location.pathname).then(mount, showWithoutScript)

// Nothing on the first view is drawn by it; a movement that comes sooner asks for it itself.
whenLoadedAndIdle(preloadMovements, GSAP_LATEST_MS)
prepareOffline()

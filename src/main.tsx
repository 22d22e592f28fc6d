import 'virtual:uno.css'
import 'virtual:fonts.css'
import 'virtual:pictures.css'
import './styles/base.css'
import './styles/contrast.css'
import './styles/print.css'

import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

import { makeAbsolute } from './routing/base-path'
import { App } from './app'
import { preloadMovements } from './components/movement/movement'
import { offerInspection } from './inspector/entry'
import { prepareOffline } from './offline'
import { expectFirstPage, loadPage } from './routing/page-modules'

preloadMovements()

// The page has shown itself if the script was given up: then nothing hides to enter again.
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

const takeOver = () => {
  if (import.meta.env.BASE_URL === './' && root) makeAbsolute(root)
  if (root?.firstElementChild) hydrateRoot(root, site)
  else if (root) createRoot(root).render(site)
}

if (import.meta.env.INSPECTOR) offerInspection()

// The page is complete already: React takes it over when its own code is here. If that
// fails, so be it: what stands there reads and works.
void loadPage(location.pathname).then(takeOver, showWithoutScript)

prepareOffline()

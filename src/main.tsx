import 'virtual:uno.css'
import 'virtual:fonts.css'
import 'virtual:pictures.css'
import './base.css'

import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

import { App } from './app'
import { preloadMovements } from './components/movement/movement'

preloadMovements()

// The page has shown itself if the script was given up: then nothing hides to enter again.
const html = document.documentElement
html.dataset['script'] = html.dataset['script'] === 'coming' ? 'here' : 'late'

const root = document.getElementById('root')
const site = (
  <StrictMode>
    <App />
  </StrictMode>
)

if (root?.firstElementChild) hydrateRoot(root, site)
else if (root) createRoot(root).render(site)

import 'virtual:uno.css'
import 'virtual:fonts.css'
import '../../../../src/styles/base.css'

import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'

interface Carousels {
  Skills: ComponentType
  Showcase: ComponentType
}

/** `still` draws the slides and nothing else: what it loads is nobody's share. */
const makers: Record<string, () => Promise<Carousels>> = {
  still: () => import('./still'),
  ours: () => import('./ours'),
  'react-slick': () => import('./slick'),
  embla: () => import('./embla'),
  swiper: () => import('./swiper'),
}

// `?with=embla&show=Skills`
const wanted = new URLSearchParams(location.search)
const carousels = await makers[wanted.get('with') ?? '']?.()
const Carousel = carousels?.[wanted.get('show') === 'Skills' ? 'Skills' : 'Showcase']
const root = document.getElementById('root')
if (Carousel && root) createRoot(root).render(<Carousel />)

/** What each browser test finds, and what is put back after it: one page runs all files. */
import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { page } from 'vitest/browser'

import { preloadMovements } from '#site/components/movement/movement.tsx'
import { systemSays, takeMouseAway } from './system.ts'
import { settled } from './time.ts'

const { href } = location
const { documentElement: html } = document

// Movements end at once until their code is loaded: each test finds it loaded.
beforeAll(async () => {
  await systemSays({})
  await preloadMovements()
})

beforeEach(async () => {
  // As tall as the window around the frame: only then does the frame's edge count as the window's.
  if (innerWidth !== 1280 || innerHeight !== 720) await page.viewport(1280, 720)
  await takeMouseAway()
  html.dataset['script'] = 'here'
})

afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  for (const flag of Object.keys(html.dataset)) Reflect.deleteProperty(html.dataset, flag)
  html.dir = ''
  history.replaceState(null, '', href)
  await systemSays({})
  if (scrollY === 0) return
  scrollTo(0, 0)
  // The scroll event comes with a frame.
  await settled()
})

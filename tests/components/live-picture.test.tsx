import { Activity } from 'react'
import { expect, test, vi } from 'vitest'

import type { ObserveActive } from '#lib/observe'

import SceneCanvas from '../../src/components/live-picture/scene-canvas'
import { registeredActors } from '../../src/actors/registry'
import { show } from './render'

// Everything is mounted twice here (`stage.tsx`), as in development; but a canvas can be handed over
// to the worker once only.

// The worker's code is compiled at its first request.
const COLD = { timeout: 10_000 }

const canvases = () => document.querySelectorAll('canvas')
const state = () =>
  registeredActors()
    .find(({ id }) => id === 'scene')
    ?.getSnapshot().value

/** How many scenes the worker runs. */
const countScenes = () => {
  const post = vi.spyOn(Worker.prototype, 'postMessage')
  return () => {
    const mounted = new Set<number>()
    for (const command of post.mock.calls.flatMap(([commands]) => commands)) {
      if (command.type === 'mount') mounted.add(command.id)
      if (command.type === 'release') mounted.delete(command.id)
    }
    return mounted.size
  }
}

const active: ObserveActive = (_, listener) => {
  listener(true)
  return () => {}
}

/** Active until it is told otherwise. */
const changeable = () => {
  const listeners: ((isActive: boolean) => void)[] = []
  const observe: ObserveActive = (_, listener) => {
    listeners.push(listener)
    listener(true)
    return () => {}
  }
  return { observe, tell: (isActive: boolean) => listeners.at(-1)?.(isActive) }
}

const Scene = ({ mode = 'visible' }: { mode?: 'visible' | 'hidden' }) => (
  <Activity mode={mode}>
    <div style={{ position: 'relative', width: 320, height: 200 }}>
      <SceneCanvas id="scene" name="scene:earth" observeActive={active} />
    </div>
  </Activity>
)

test('a slide that is out of sight of its carousel is held by what is on show, not by its place', async () => {
  const scrolled = { overflow: 'hidden', width: 320 }
  show(
    <div className="carousel-viewport" style={scrolled}>
      <div style={{ transform: 'translateX(200%)' }}>
        <Scene />
      </div>
    </div>,
  )
  await expect.poll(state, COLD).toBe('playing')
})

test('a scene that is hidden and shown again plays on a canvas of its own', async () => {
  const scenes = countScenes()
  const transfer = vi.spyOn(HTMLCanvasElement.prototype, 'transferControlToOffscreen')
  const { showInstead } = show(<Scene />)
  await expect.poll(state, COLD).toBe('playing')
  showInstead(<Scene mode="hidden" />)
  await expect.poll(scenes).toBe(0)
  showInstead(<Scene />)
  await expect.poll(state, COLD).toBe('playing')
  expect(canvases()).toHaveLength(1)
  expect(scenes()).toBe(1)
  expect(transfer.mock.results.map(({ type }) => type)).not.toContain('throw')
})

test('nothing of it is left when it goes, on the page or in the worker', async () => {
  const scenes = countScenes()
  const { unmount } = show(<Scene />)
  await expect.poll(state, COLD).toBe('playing')
  unmount()
  await expect.poll(scenes).toBe(0)
  expect(canvases()).toHaveLength(0)
  expect(registeredActors().map(({ id }) => id)).not.toContain('scene')
})

test('while it stands a copy of its last frame is shown in place of the worker’s canvas', async () => {
  const { observe, tell } = changeable()
  show(
    <div style={{ position: 'relative', width: 320, height: 200 }}>
      <SceneCanvas id="scene" name="scene:earth" observeActive={observe} />
    </div>,
  )
  const shown = () => [...canvases()].map((canvas) => getComputedStyle(canvas).visibility)
  await expect.poll(state, COLD).toBe('playing')
  expect(shown()).toEqual(['visible'])
  tell(false)
  await expect.poll(shown).toEqual(['hidden', 'visible'])
  const copy = canvases()[1]!
  expect([copy.width, copy.height]).toEqual([canvases()[0]!.width, canvases()[0]!.height])
  tell(true)
  await expect.poll(shown).toEqual(['visible', 'hidden'])
})

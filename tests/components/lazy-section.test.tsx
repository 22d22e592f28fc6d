import { hydrateRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'

import { lazySection } from '../../src/components/lazy-section/lazy-section'
import { hydrateAll } from '../../src/lib/lazy-sections'

const words = 'Words of the piece'
const Piece = () => <p>{words}</p>

const code = vi.hoisted(() => ({ isAskedFor: false, arrive: () => {}, isHere: false }))

/** A part whose code comes just when React has found that it is not here. */
vi.mock('../../src/lib/lazy-sections', async (importOriginal) => ({
  ...(await importOriginal<typeof import('../../src/lib/lazy-sections')>()),
  createLazy: () => ({
    load: () => {
      code.isAskedFor = true
      return new Promise<void>((resolve) => {
        code.arrive = resolve
      })
    },
    loaded: () => {
      if (code.isHere) return Piece
      code.isHere = code.isAskedFor
      code.arrive()
      return undefined
    },
  }),
}))

test('a piece whose code comes while it is taken over is taken over all the same', async () => {
  const Near = lazySection(() => Promise.resolve({ default: Piece }))
  const root = document.createElement('div')
  root.innerHTML = `<div data-lazy=""><!--$--><p>${words}</p><!--/$--></div>`
  const paragraph = root.querySelector('p')
  document.body.append(root)
  hydrateAll()

  const onRecoverableError = vi.fn<(error: unknown) => void>()
  const site = hydrateRoot(root, <Near />, { onRecoverableError })
  onTestFinished(() => {
    site.unmount()
    root.remove()
  })
  await expect.poll(() => code.isHere).toBe(true)
  const isTakenOver = () => Object.keys(paragraph ?? {}).some((key) => key.startsWith('__react'))
  await expect.poll(() => isTakenOver() || onRecoverableError.mock.calls.length > 0).toBe(true)
  expect(onRecoverableError.mock.calls.map(([error]) => String(error))).toEqual([])
  expect(root.querySelector('p')).toBe(paragraph)
})

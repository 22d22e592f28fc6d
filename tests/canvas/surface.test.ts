import { expect, test } from 'vitest'

import { createSurface } from '../../src/canvas/surface'

const image = (width: number) => createImageBitmap(new ImageData(width, 20))

test('the copy of a scene that stands takes its size, and keeps it while it is the same', async () => {
  const holder = document.createElement('div')
  document.body.append(holder)
  const surface = createSurface(holder)
  surface.stand(await image(30))
  const copy = holder.querySelector<HTMLCanvasElement>('canvas:last-child')!
  expect([copy.width, copy.height]).toEqual([30, 20])

  const sizes = new MutationObserver(() => {})
  sizes.observe(copy, { attributeFilter: ['width', 'height'] })
  surface.play()
  surface.stand(await image(30))
  expect(sizes.takeRecords()).toEqual([])
  surface.stand(await image(40))
  expect(copy.width).toBe(40)
  surface.remove()
})

/** A press in the grip captures the pointer; scenes get their colours as six digits. */
import { expect, onTestFinished, test, vi } from 'vitest'

import { readPalette } from '#site/scenes/canvas/computed-style.ts'
import { observeTouch } from '#site/scenes/canvas/observe-touch.ts'

test('a press in the grip captures the pointer; a press beside it bubbles', () => {
  const outer = document.createElement('div')
  const picture = document.createElement('div')
  outer.append(picture)
  document.body.append(outer)
  Object.assign(picture.style, { width: '320px', height: '200px' })
  const capture = vi.spyOn(picture, 'setPointerCapture').mockReturnValue()
  const touches: string[] = []
  const bubbled: string[] = []
  const grip = { x: 800, y: 500, radius: 200 }
  const end = observeTouch(
    picture,
    () => grip,
    ({ type, x }) => touches.push(`${type} ${x}`),
  )
  onTestFinished(() => {
    end()
    outer.remove()
  })
  outer.addEventListener('pointerdown', () => bubbled.push('press'))
  const { x: left, y: top } = picture.getBoundingClientRect()
  const send = (type: string, x: number, pointerType = 'touch') =>
    picture.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerType,
        clientX: left + x,
        clientY: top + 100,
      }),
    )
  send('pointerdown', 160)
  expect(bubbled).toEqual([])
  expect(capture).toHaveBeenCalledOnce()
  send('pointerdown', 20)
  expect(bubbled).toEqual(['press'])
  send('pointercancel', 20)
  send('pointerleave', 20)
  send('pointerleave', 20, 'mouse')
  expect(touches).toEqual(['press 800', 'press 100', 'release 100', 'leave 100'])
  expect([send('contextmenu', 20), send('contextmenu', 20, 'mouse')]).toEqual([false, true])
})

test('a second finger releases what the first has pressed, and moves nothing', () => {
  const picture = document.createElement('div')
  document.body.append(picture)
  Object.assign(picture.style, { width: '320px', height: '200px' })
  vi.spyOn(picture, 'setPointerCapture').mockReturnValue()
  let touches: string[] = []
  const end = observeTouch(
    picture,
    () => ({ x: 800, y: 500, radius: 200 }),
    ({ type, x }) => touches.push(`${type} ${x}`),
  )
  onTestFinished(() => (end(), picture.remove()))
  const { x: left, y: top } = picture.getBoundingClientRect()
  const send = (type: string, pointerId: number, x: number, pointerType = 'touch') =>
    picture.dispatchEvent(
      new PointerEvent(`pointer${type}`, {
        ...{ bubbles: true, pointerId, pointerType },
        ...{ clientX: left + x, clientY: top + 100 },
      }),
    )
  const seen = () => {
    const all = touches
    touches = []
    return all
  }
  send('down', 1, 160)
  send('move', 1, 170)
  // A mouse that is over it turns nothing, either.
  send('move', 9, 30, 'mouse')
  expect(seen()).toEqual(['press 800', 'move 850'])
  send('down', 2, 20)
  expect(seen()).toEqual(['release 850'])
  send('move', 2, 40)
  send('move', 1, 180)
  send('up', 1, 180)
  send('down', 3, 160)
  send('up', 2, 40)
  send('up', 3, 160)
  expect(seen()).toEqual([])

  for (const leave of ['blur', 'pagehide']) {
    send('down', 4, 160)
    dispatchEvent(new Event(leave))
    send('move', 4, 200)
    send('up', 4, 200)
    expect(seen()).toEqual(['press 800', 'release 800'])
  }
  // A mouse that leaves while it is pressed is released elsewhere.
  send('down', 9, 160, 'mouse')
  send('leave', 9, 330, 'mouse')
  const away = { bubbles: true, pointerId: 9, pointerType: 'mouse' }
  document.body.dispatchEvent(new PointerEvent('pointerup', away))
  expect(seen()).toEqual(['press 800', 'leave 1650'])
  // A pen that is lifted is gone, too.
  send('move', 5, 160, 'pen')
  send('leave', 5, 320, 'pen')
  expect(seen()).toEqual(['move 800', 'leave 1600'])
})

test('colours that are mixed, short or named become six digits', () => {
  const picture = document.createElement('div')
  document.body.append(picture)
  onTestFinished(() => picture.remove())
  const colours = { ink: '#fff', text: 'black', muted: '#2b2f36' }
  for (const [name, colour] of Object.entries(colours))
    picture.style.setProperty(`--${name}`, colour)
  picture.style.setProperty('--signal', 'color-mix(in srgb, #ff8000 50%, #000)')
  expect(readPalette(picture)).toMatchObject({
    ink: '#ffffff',
    text: '#000000',
    muted: '#2b2f36',
    hue: expect.stringMatching(/^#(?:7f|80)4000$/),
  })
})

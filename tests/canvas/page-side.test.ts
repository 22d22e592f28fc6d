/** A grip holds what is pressed; scenes have their colours as they can mix them. */
import { expect, onTestFinished, test, vi } from 'vitest'

import { readPalette } from '../../src/canvas/computed-style'
import { observeTouch } from '../../src/canvas/observe-touch'

test('what is pressed in the grip is held; what is around it hears of all else', () => {
  const outer = document.createElement('div')
  const picture = document.createElement('div')
  outer.append(picture)
  document.body.append(outer)
  Object.assign(picture.style, { width: '320px', height: '200px' })
  const capture = vi.spyOn(picture, 'setPointerCapture').mockReturnValue()
  const told: string[] = []
  const heard: string[] = []
  const grip = { x: 800, y: 500, radius: 200 }
  const end = observeTouch(
    picture,
    () => grip,
    ({ type, x }) => told.push(`${type} ${x}`),
  )
  onTestFinished(() => {
    end()
    outer.remove()
  })
  outer.addEventListener('pointerdown', () => heard.push('press'))
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
  expect(heard).toEqual([])
  expect(capture).toHaveBeenCalledOnce()
  send('pointerdown', 20)
  expect(heard).toEqual(['press'])
  send('pointercancel', 20)
  send('pointerleave', 20)
  send('pointerleave', 20, 'mouse')
  expect(told).toEqual(['press 800', 'press 100', 'release 100', 'leave 100'])
  expect([send('contextmenu', 20), send('contextmenu', 20, 'mouse')]).toEqual([false, true])
})

test('colours that are mixed, short or a name are those of six digits', () => {
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

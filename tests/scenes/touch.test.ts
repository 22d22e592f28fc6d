/** Each scene answers the pointer in its own manner, and plays by itself afterwards. */
import { createCanvas } from '@napi-rs/canvas'
import { expect, it } from 'vitest'

import { earthWith } from '#site/scenes/earth.scene.ts'
import type { TouchInput } from '#site/scenes/scene.ts'

import { callsAt, contextOf, moduleOf, wordsAt } from './scenes.ts'

type Input = [time: number, type: TouchInput['type'], x: number, y: number, pointer?: string]

/** A context that measures words as the page does, but draws nothing that is looked at. */
const measuring = () => contextOf(createCanvas(1, 1))

const stateAfter = (name: string, inputs: readonly Input[]) => {
  const reduce = moduleOf(name).touch!(measuring())
  return inputs.reduce<unknown>(
    (state, [time, type, x, y, pointer = 'mouse']) => reduce(state, { type, pointer, x, y, time }),
    undefined,
  )
}

const callsAfter = (name: string, time: number, inputs: readonly Input[] = []) =>
  callsAt(name, time, stateAfter(name, inputs))

const wordsAfter = (name: string, time: number, inputs: readonly Input[] = []) =>
  wordsAt(name, time, stateAfter(name, inputs))

/** Where the pin's disc is. */
const pinAt = (time: number, inputs: readonly Input[] = []) => {
  const owner = { city: 'Somewhere', coordinates: { latitude: 20, longitude: 30 } }
  const calls = callsAt(earthWith(owner), time, stateAfter('earth', inputs))
  const pin = calls.findLast(({ name, values }) => name === 'arc' && values[2] === 12)
  return pin && Math.round(Number(pin.values[0]))
}

const grab: Input[] = [
  [6, 'press', 650, 500],
  [6.1, 'move', 700, 500],
]

it('the globe turns with a hand that drags it, and not with one beside it', () => {
  expect(pinAt(6.1, grab)! - pinAt(6)!).toBeGreaterThan(30)
  expect(pinAt(9, grab)).toBe(pinAt(6.1, grab))
  expect(pinAt(6.1, [[6, 'press', 1300, 500], ...grab.slice(1)])).toBe(pinAt(6.1))
})

it.each([
  ['thrown to the east', 900],
  ['thrown to the west', 400],
])('%s, the globe turns on, and settles on its pin', (_, x) => {
  const thrown: Input[] = [...grab, [6.15, 'move', x, 500], [6.16, 'release', x, 500]]
  const direction = Math.sign(x - 700)
  expect(Math.sign(pinAt(6.2, thrown)! - pinAt(6.1, grab)!)).toBe(direction)
  // From there it goes on as it would have from its pin.
  expect(Math.abs(pinAt(9.66, thrown)! - pinAt(9.5)!)).toBeLessThan(3)
})

it('the chart reads the candle that is pointed at, and a finger’s for four seconds more', () => {
  const seen = wordsAfter('crypto', 104, [[103, 'move', 700, 600]])
  const [clock, ...prices] = seen.slice(seen.findIndex((word) => /^\d\d:\d\d$/.test(word)))
  expect(clock).toMatch(/^\d\d:(00|15|30|45)$/)
  const priceAfter = (name: string) => Number(prices[prices.indexOf(name) + 1]!.replace(',', ''))
  const open = priceAfter('O')
  const high = priceAfter('H')
  const low = priceAfter('L')
  const close = priceAfter('C')
  expect([low, high]).toEqual([Math.min(open, low, close), Math.max(open, high, close)])
  const others = wordsAfter('crypto', 104, [[103, 'move', 300, 600]])
  expect(others).not.toEqual(seen)
  const touched: Input[] = [
    [103, 'press', 700, 600, 'touch'],
    [104, 'release', 700, 600, 'touch'],
  ]
  expect([107.9, 108.5].map((time) => wordsAfter('crypto', time, touched).includes('O'))).toEqual([
    true,
    false,
  ])
  expect(
    wordsAfter('crypto', 105, [
      [103, 'move', 1, 1],
      [104, 'leave', 1, 1],
    ]),
  ).not.toContain('O')
})

const digitsAt = (time: number, inputs: readonly Input[]) =>
  wordsAfter('barcode', time, inputs).filter((word) => /^\d$/.test(word)).length

it('the label is read once the beam has passed over most of it', () => {
  const over: Input[] = [
    [0.5, 'move', 800, 300],
    [1.5, 'move', 800, 400],
  ]
  const beams = (time: number, inputs: readonly Input[]) =>
    callsAfter('barcode', time, inputs).findLast(({ name }) => name === 'translate')!.values[1]
  expect(beams(1.6, over)).toBe(400)
  expect(digitsAt(9, over)).toBe(0)
  const passed: Input[] = [...over, [2, 'move', 800, 700]]
  expect(digitsAt(5, passed)).toBe(13)
  // It flashes then, and no label that is read by itself later does.
  const flashes = (time: number, inputs: readonly Input[]) =>
    callsAfter('barcode', time, inputs).filter(
      ({ name, values }) => name === 'fillRect' && values[3] === 1000,
    ).length
  expect(flashes(2.8, passed) - flashes(2.8, over)).toBe(1)
  const left: Input[] = [...passed, [5, 'leave', 800, 700]]
  for (let time = 5.5; time < 20; time += 0.2) expect(flashes(time, left)).toBe(flashes(2.8, over))
  // The next label comes when the pointer is gone.
  expect(digitsAt(30, passed)).toBe(13)
  expect(digitsAt(7.2, left)).toBe(0)
})

it.each([
  [2, ['Breathe in', '2']],
  [30, ['Hold', '1']],
])('a long press has breathed in after %d seconds', (seconds, words) => {
  expect(wordsAfter('wellnest', 20 + seconds, [[20, 'press', 0, 0]])).toEqual(words)
})

const ringAt = (time: number, inputs: readonly Input[] = []) =>
  callsAfter('wellnest', time, inputs).findLast(({ name }) => name === 'arc')!.values[2]

it('the breath changes its direction where the press begins and ends', () => {
  for (const pressed of [22, 24.5, 27]) {
    const during: Input[] = [[pressed, 'press', 0, 0]]
    expect(ringAt(pressed, during)).toBeCloseTo(Number(ringAt(pressed)), 6)
    const left: Input[] = [...during, [pressed + 1, 'release', 0, 0]]
    expect(ringAt(pressed + 1, left)).toBeCloseTo(Number(ringAt(pressed + 1, during)), 6)
    expect(wordsAfter('wellnest', pressed + 1.5, left)).toContain('Breathe out')
  }
})

it('the chat offers its questions, and answers the one that is pressed', () => {
  const offered: Input[] = [[1, 'move', 1400, 100]]
  const all = ['What is a binary star?', 'Do they ever touch?', 'Can I see one?']
  expect(wordsAfter('gemini', 2, offered)).toEqual(expect.arrayContaining(all))
  const asked: Input[] = [...offered, [2, 'press', 200, 740]]
  expect(wordsAfter('gemini', 7, asked).join(' ')).toContain('in a small telescope.')
  const beside: Input[] = [...offered, [2, 'press', 1400, 740]]
  expect(wordsAfter('gemini', 7, beside).join(' ')).not.toContain('in a small telescope.')
})

it('the words that are passed over are mended, and only these', () => {
  const passed: Input[] = [[1, 'move', 500, 420]]
  const words = wordsAfter('write', 3, passed)
  expect(words).toEqual(expect.arrayContaining(['accident.', 'rewriten']))
  expect(words).not.toContain('acident.')
  // By then it is mended anyway.
  expect(wordsAfter('write', 14, passed)).toEqual(wordsAfter('write', 14))
})

import { expect, it } from 'vitest'

import { createRecorder } from './recorder'
import { setUp } from './scenes'

const CYCLE_SECONDS = 6
const READ = 4.5 // seconds into a cycle: every digit has settled

const left =
  '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ')
const right = left.map((pattern) => pattern.replaceAll(/./g, (bit) => (bit === '0' ? '1' : '0')))
const gray = right.map((pattern) => Array.from(pattern).toReversed().join(''))

/** The code of a cycle as its bars (95 modules, 0 or 1) and as its digits. */
const scan = (cycle: number) => {
  const bars: { x: number; width: number }[] = []
  const digits: number[] = []
  const draw = setUp(
    'barcode',
    createRecorder(({ name, values }) => {
      if (name === 'rect') bars.push({ x: Number(values[0]), width: Number(values[2]) })
      if (name === 'fillText') digits.push(Number(values[0]))
    }),
  )
  draw({ time: cycle * CYCLE_SECONDS + READ, width: 1600, height: 1000 })
  bars.shift() // the clip
  const module = bars[0]!.width
  const modules = Array.from({ length: 95 }, () => '0')
  for (const { x, width } of bars)
    modules.fill(
      '1',
      Math.round((x - bars[0]!.x) / module),
      Math.round((x + width - bars[0]!.x) / module),
    )
  return { modules: modules.join(''), digits }
}

it('prints codes that can be read back from their bars', () => {
  for (let cycle = 0; cycle < 30; cycle += 1) {
    const { modules, digits } = scan(cycle)
    expect([modules.slice(0, 3), modules.slice(45, 50), modules.slice(92)]).toEqual([
      '101',
      '01010',
      '101',
    ])
    const read = Array.from({ length: 12 }, (_, place) => {
      const start = place < 6 ? 3 + place * 7 : 50 + (place - 6) * 7
      const patterns = place >= 6 ? right : 'LLGGLG'[place] === 'L' ? left : gray
      return patterns.indexOf(modules.slice(start, start + 7))
    })
    expect(digits).toEqual([2, ...read])
  }
})

it('prints check digits that hold', () => {
  for (let cycle = 0; cycle < 30; cycle += 1) {
    const { digits } = scan(cycle)
    const sum = digits.reduce((total, digit, place) => total + digit * (place % 2 ? 3 : 1), 0)
    expect(digits).toHaveLength(13)
    expect(sum % 10).toBe(0)
  }
})

it('prints another code each time', () => {
  const codes = Array.from({ length: 30 }, (_, cycle) => scan(cycle).digits.join(''))
  expect(new Set(codes)).toHaveLength(30)
})

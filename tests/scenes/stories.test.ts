/** What scenes show: a market, a conversation, a breath, codes that scan, a corrected draft. */
import { expect, it } from 'vitest'

import { price, read } from '#site/scenes/crypto-market.ts'

import { callsAt, wordsAt } from './scenes.ts'

it('the market says the same price on its tag as in its heading, and moves it', () => {
  const prices = [10, 11, 12].map((time) => {
    const found = wordsAt('crypto', time).filter((word) => /^\d\d,\d{3}$/.test(word))
    const [tag, heading] = found.filter((word) => !word.endsWith(',000'))
    expect(tag).toBe(heading)
    return tag
  })
  expect(new Set(prices)).toHaveLength(3)
})

it('the market opens each candle where the last one closed, and never rewrites what was', () => {
  expect(read(41, 42)).toEqual(read(41, 900))
  for (let index = 0; index < 50; index += 1) {
    const half = read(index, index + 0.5)
    const whole = read(index, index + 1)
    expect(read(index + 1, 99).open).toBe(whole.close)
    expect(half.close).toBe(price(index + 0.5))
    const least = Math.min(half.open, half.close)
    const most = Math.max(half.open, half.close)
    const nested = [whole.low, half.low, least, most, half.high, whole.high]
    expect(nested).toEqual(nested.toSorted((one, other) => one - other))
  }
})

it('the conversation types a question, and then its answer replaces the last one', () => {
  expect(wordsAt('gemini', 8.2)).toContain('Ask anything')
  expect(wordsAt('gemini', 9.2)).toContain('Do they ev')
  expect(wordsAt('gemini', 10.1)).toContain('Do they ever touch?')
  const answers = [10, 12.1, 15.5].map((time) => wordsAt('gemini', time).join(''))
  expect(answers[0]).toContain('is in balance.')
  expect(answers[1]).toMatch(/^(?!.*(pair|is in balance\.)).*Some/)
  expect(answers[2]).toContain('and dance as a pair.')
})

it.each([
  [2, ['Breathe in', '2']],
  [4.5, ['Hold', '1']],
  [7.5, ['Breathe out', '3']],
])('the breath says at %d seconds what to do', (time, words) => {
  expect(wordsAt('wellnest', time)).toEqual(words)
})

const found = (time: number, all: string[]) => {
  const words = wordsAt('write', time)
  return all.filter((word) => words.includes(word)).length
}

it('the draft is written with its faults, and corrected word by word', () => {
  const wrong = ['happen', 'acident.', 'rewriten', 'untill', 'as']
  const right = ['happens', 'accident.', 'rewritten', 'until', 'has']
  expect([found(1.2, wrong), found(1.2, right)]).toEqual([5, 0])
  expect(found(4.6, right)).toBe(2)
  expect([found(10.9, wrong), found(10.9, right)]).toEqual([0, 5])
})

const left =
  '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ')
const right = left.map((code) => code.replaceAll(/./g, (bit) => (bit === '0' ? '1' : '0')))

it('the label prints another code each time, which its bars and its check digit confirm', () => {
  const codes = Array.from({ length: 10 }, (_, cycle) => {
    const calls = callsAt('barcode', cycle * 6 + 4.5) // every digit has settled
    const digits = calls.flatMap(({ name, values }) => (name === 'fillText' ? [+values[0]!] : []))
    const bars = calls.flatMap(({ name, values }) =>
      name === 'rect' ? [{ x: Number(values[0]), width: Number(values[2]) }] : [],
    )
    const { x: start, width: unit } = bars[0]!
    const modules = Array.from({ length: 95 }, () => '0')
    for (const { x, width } of bars)
      modules.fill('1', Math.round((x - start) / unit), Math.round((x + width - start) / unit))
    const code = modules.join('')
    expect([code.slice(0, 3), code.slice(45, 50), code.slice(92)]).toEqual(['101', '01010', '101'])
    const scanned = Array.from({ length: 12 }, (__, digit) => {
      const from = digit < 6 ? 3 + digit * 7 : 50 + (digit - 6) * 7
      return (digit < 6 ? left : right).indexOf(code.slice(from, from + 7))
    })
    expect(digits).toEqual([0, ...scanned])
    const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 ? 3 : 1), 0)
    expect(sum % 10).toBe(0)
    return digits.join('')
  })
  expect(new Set(codes)).toHaveLength(10)
})

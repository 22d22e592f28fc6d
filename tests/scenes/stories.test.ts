import { describe, expect, it } from 'vitest'

import { createRecorder } from './recorder'
import { setUp } from './scenes'

/** The words that can be seen at a moment, in the order in which they are drawn. */
const wordsAt = (name: string, time: number) => {
  const words: string[] = []
  const draw = setUp(
    name,
    createRecorder(({ name: call, values, globalAlpha }) => {
      if (call === 'fillText' && values[0] !== '' && Number(globalAlpha) > 0)
        words.push(String(values[0]))
    }),
  )
  draw({ time, width: 1280, height: 800 })
  return words
}

describe('the market', () => {
  it('says the same price on its tag as in its heading, and moves it', () => {
    const prices = [10, 11, 12].map((time) => {
      const found = wordsAt('crypto', time).filter((word) => /^\d\d,\d{3}$/.test(word))
      const [tag, heading] = found.filter((word) => !word.endsWith(',000'))
      expect(tag).toBe(heading)
      return tag
    })
    expect(new Set(prices)).toHaveLength(3)
  })
})

describe('the conversation', () => {
  it('types a question into the prompt', () => {
    expect(wordsAt('gemini', 8.2)).toContain('Ask anything')
    expect(wordsAt('gemini', 9.2)).toContain('Do they ev')
    expect(wordsAt('gemini', 10.1)).toContain('Do they ever touch?')
  })

  it('types the answer once the question is sent, and takes the last one away', () => {
    expect(wordsAt('gemini', 10).join('')).toContain('is in balance.')
    const begun = wordsAt('gemini', 12.1).join('')
    expect(begun).toContain('Some')
    expect(begun).not.toContain('pair')
    expect(begun).not.toContain('is in balance.')
    expect(wordsAt('gemini', 15.5).join('')).toContain('and dance as a pair.')
  })
})

describe('the breath', () => {
  it.each([
    { time: 2, words: ['Breathe in', '2'] },
    { time: 4.5, words: ['Hold', '1'] },
    { time: 7.5, words: ['Breathe out', '3'] },
    { time: 12, words: ['Breathe in', '2'] },
  ])('says $words at $time seconds', ({ time, words }) => {
    expect(wordsAt('wellnest', time)).toEqual(words)
  })
})

describe('the draft', () => {
  const wrong = ['happen', 'acident.', 'rewriten', 'untill', 'as']
  const right = ['happens', 'accident.', 'rewritten', 'until', 'has']

  it('is written with its faults', () => {
    const words = wordsAt('write', 1.2)
    expect(words).toEqual(expect.arrayContaining(wrong))
    for (const word of right) expect(words).not.toContain(word)
  })

  it('is corrected word by word', () => {
    expect(wordsAt('write', 4.6)).toEqual(
      expect.arrayContaining(['happens', 'accident.', 'rewriten', 'untill', 'as']),
    )
  })

  it('is clean in the end', () => {
    const words = wordsAt('write', 10.9)
    expect(words).toEqual(expect.arrayContaining(right))
    for (const word of wrong) expect(words).not.toContain(word)
  })
})

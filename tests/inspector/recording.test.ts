/** What comes from outside is checked: a moment that was kept, values. */
import { expect, it, onTestFinished, vi } from 'vitest'

import { carouselMachine } from '#machines/carousel.machine'

import { toJson } from '../../src/inspector/observe/json'
import { handOver, takeOver } from '../../src/inspector/simulator/handover'
import { keep } from '../../src/inspector/sources/keep'
import { watched } from './watched'

it('a moment is taken over once, and only if the machine can go on from it', () => {
  const kept = new Map<string, string>()
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  const subject = watched('carousel', 'showcase')
  subject.send({ type: 'slide.next' })
  const { input, snapshot } = subject.view()
  const base = keep(snapshot, () => undefined, 0)
  handOver('carousel', { input, base })
  const [[key, whole = ''] = ['']] = kept
  expect(takeOver(carouselMachine)).toMatchObject(JSON.parse(whole) as object)
  kept.set(key, whole.replace('{', '{"id":"other",'))
  expect(takeOver(carouselMachine)).not.toHaveProperty('id')
  expect(takeOver(carouselMachine)).toBeNull()
  const dated = { ...base, snapshot: { ...base.snapshot, context: { since: new Date() } } }
  expect(() => handOver('carousel', { input, base: dated })).toThrow('more than JSON')
  expect([...kept]).toEqual([])
  const foreign = [
    ...['', 'null', '{}', '7', '['],
    whole.replace('"rotation"', '"elsewhere"'),
    whole.replace('"timers":', '"timers":7,"others":'),
  ]
  for (const text of foreign) {
    kept.set(key, text)
    expect([text, takeOver(carouselMachine)]).toEqual([text, null])
  }
})

it('a value as JSON is data, however odd, deep or long it is', () => {
  const odd = { url: new URL('https://a.example'), act: () => {}, big: 5n, no: undefined }
  const told = { url: '[URL https://a.example/]', act: '[function act]', big: '5n' }
  expect(toJson(odd)).toEqual(told)
  expect(JSON.stringify(toJson('x'.repeat(9999))).length).toBeLessThan(600)
  // What is cut says how long it is: that it grows is a change.
  const cut = [600, 601].flatMap((length) => {
    const list = Array<string>(length).fill('x')
    const all = [list.join(''), list, Object.fromEntries(list.entries())]
    return all.map((part) => JSON.stringify(toJson(part)))
  })
  expect(new Set(cut).size).toBe(6)
})

/** The hero's lines are the machines' own: stations, and the tracks between them. */
import { expect, it } from 'vitest'
import { createActor } from 'xstate'

import { carouselMachine } from '#machines/carousel.machine.ts'
import { THEME_CHOICES } from '#machines/theme.machine.ts'

import { stateOf } from '#devtools/actors/state-of.ts'
import { type ReadContent, content } from './contents.ts'
import { buildOf } from './contexts.ts'

const linesOf = async (own: ReadContent) => {
  const { valuesOf } = buildOf(own)
  return (await valuesOf<typeof import('virtual:hero-lines')>('virtual:hero-lines')).lines
}

it('has the states in which a machine rests as stations, in its order, and the tracks between', async () => {
  const lines = await linesOf(content)
  const lineOf = (actor: string) => lines.find((line) => line.actor === actor)!
  expect(Object.fromEntries(lines.map(({ actor, stations }) => [actor, stations]))).toEqual({
    theme: THEME_CHOICES,
    motion: ['following', 'stopped', 'going'],
    portrait: ['shown', 'entering', 'entered'],
    showcase: ['stopped', 'waiting', 'moving'],
    palette: ['closed', 'opening', 'open', 'closing'],
  })
  expect(lineOf('portrait').tracks).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
  ])
  expect(lineOf('showcase').tracks).toContainEqual([2, 1])
})

it('says of each station which others a press leads to, at once or by a movement', async () => {
  const lines = await linesOf(content)
  const openOf = (actor: string) => lines.find((line) => line.actor === actor)!.open
  expect(openOf('theme')['dark']).toEqual(THEME_CHOICES.filter((choice) => choice !== 'dark'))
  expect(openOf('showcase')['waiting']).toEqual(['stopped', 'moving'])
  // Who has stopped it can have it go on, but not what is out of view.
  expect(openOf('showcase')['stopped']).toEqual(['moving'])
  const resume = { type: 'rotation.resume', reason: 'visitor' }
  expect(lines.map(({ varying }) => varying)).toEqual([{}, {}, {}, { stopped: [resume] }, {}])
  expect(openOf('palette')['closed']).toEqual(['opening', 'open'])
})

it('has no line of a portrait that is not there, or a showcase that stands still', async () => {
  const { portrait: _, ...identity } = content.identity
  const [first] = content.showcase
  const bare = await linesOf({ ...content, identity, showcase: [first!] })
  expect(bare.map(({ actor }) => actor)).toEqual(['theme', 'motion', 'palette'])
})

it('says of what is held that it has stopped, also where its movement is not over', () => {
  const input = { count: 3, visible: 1, intervalMs: 1000, linear: true }
  const carousel = createActor(carouselMachine, { input }).start()
  carousel.send({ type: 'slide.next' })
  carousel.send({ type: 'rotation.pause', reason: 'visitor' })
  expect(stateOf(carousel.getSnapshot())).toBe('stopped')
})

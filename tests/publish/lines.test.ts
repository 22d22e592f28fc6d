/** The hero's lines are the machines' own: stations, and the tracks between them. */
import { expect, it } from 'vitest'
import { createActor } from 'xstate'

import { catalogue } from '#machines/catalogue.ts'
import { carouselMachine } from '#machines/carousel.machine.ts'

import { stateOf } from '#actors/state-of.ts'
import { linesOf, shownLines } from '#publish/machine-pages/lines.ts'
import { fullContent } from './contents.ts'

const { identity } = fullContent
const lines = linesOf(catalogue)
const lineOf = (actor: string) => lines.find((line) => line.actor === actor)!

it('has the states in which a machine rests as stations, in its order, and the tracks between', () => {
  expect(Object.fromEntries(lines.map(({ actor, stations }) => [actor, stations]))).toEqual({
    theme: ['system', 'dark', 'light'],
    motion: ['following', 'stopped', 'going'],
    portrait: ['waiting', 'entering', 'entered'],
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

it('has no line of a portrait that is not there, or a showcase that stands still', () => {
  const { portrait: _, ...faceless } = identity
  const bare = shownLines(lines, { identity: faceless, showcase: [1] })
  expect(bare.map(({ actor }) => actor)).toEqual(['theme', 'motion', 'palette'])
  expect(shownLines(lines, { identity, showcase: [1, 2] })).toEqual(lines)
})

it('says of what is held that it has stopped, also where its movement is not over', () => {
  const input = { count: 3, visible: 1, intervalMs: 1000, linear: true }
  const carousel = createActor(carouselMachine, { input }).start()
  carousel.send({ type: 'slide.next' })
  carousel.send({ type: 'rotation.pause', reason: 'visitor' })
  expect(stateOf(carousel.getSnapshot())).toBe('stopped')
})

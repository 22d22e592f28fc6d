import { describe, expect, it } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph'

import { type Model, models } from './models'
import { delayedEvents } from './transition-coverage'

type Test = (snapshot: AnyMachineSnapshot) => boolean

const has =
  (...values: Parameters<AnyMachineSnapshot['matches']>[0][]): Test =>
  (snapshot) =>
    values.some((value) => snapshot.matches(value))
const isHeld: Test = ({ context }) => context.holds.length > 0

interface Facts {
  /** Where the machine may stay for ever. */
  rests: Test
  /** What the host or the browser answers sooner or later: without it, the machine waits. */
  answers?: readonly string[]
}

const facts: Record<string, Facts> = {
  menu: { rests: has('closed', 'open'), answers: ['timeline.done'] },
  accordion: { rests: ({ context }) => context.movingIds.length === 0, answers: ['timeline.done'] },
  pager: {
    rests: has('whole', 'partial', 'complete', 'plain'),
    answers: ['rest.arrived', 'rest.failed'],
  },
  carousel: {
    rests: (snapshot) => has({ track: 'resting' })(snapshot) && !has({ rotation: 'due' })(snapshot),
    answers: ['timeline.done'],
  },
  entrance: { rests: has('waiting', 'entered'), answers: ['timeline.done'] },
  scene: {
    rests: has('still', 'playing', 'paused', 'failed'),
    answers: ['frame.drawn', 'scene.failed'],
  },
  pace: { rests: has('full', 'quiet', 'wished') },
  motion: { rests: has('following', 'stopped', 'going') },
  theme: { rests: has('system', 'dark', 'light') },
  copy: { rests: has('idle'), answers: ['clipboard.written', 'clipboard.refused'] },
  palette: {
    rests: has('closed', { shown: { movement: 'open' } }),
    answers: ['timeline.done', 'dialog.closed'],
  },
  // A restore that is not answered ends by itself.
  inspector: {
    rests: has('closed', { open: { time: { live: 'quiet' } } }, { open: { time: 'past' } }),
  },
  'chart-view': { rests: has('hidden', 'shown') },
  brake: { rests: has('running', 'frozen', 'waiting') },
}

interface Hold {
  what: string
  id: string
  holds: Test
  /** Must not come true while the hold lasts, however long. */
  moves: Test
  /** A movement that has begun goes on to its end. */
  mayEnd?: true
  /** What a person does by hand, which a hold does not forbid. */
  byHand?: readonly string[]
}

const holds: Hold[] = [
  {
    what: 'a track that rests',
    id: 'carousel',
    holds: isHeld,
    moves: has({ track: 'moving' }),
    // Its movement ends where a slide is.
    mayEnd: true,
    byHand: ['slide.next', 'slide.previous', 'slide.select'],
  },
  {
    what: 'the rotation',
    id: 'carousel',
    holds: isHeld,
    moves: has({ rotation: 'waiting' }, { rotation: 'due' }),
  },
  { what: 'a scene', id: 'scene', holds: isHeld, moves: (snapshot) => snapshot.hasTag('running') },
  {
    what: 'a failed scene',
    id: 'scene',
    holds: has('failed'),
    moves: (snapshot) => snapshot.hasTag('mounted'),
  },
  {
    what: 'the page of a visitor who stopped motion',
    id: 'motion',
    holds: ({ context }) => context.choice === 'stop',
    moves: (snapshot) => snapshot.hasTag('moving'),
  },
  {
    what: 'the page of a system with reduced motion',
    id: 'motion',
    holds: ({ context }) => context.reduced && context.choice === 'system',
    moves: (snapshot) => snapshot.hasTag('moving'),
  },
  {
    what: 'the scenes of a slow device',
    id: 'pace',
    holds: ({ context }) => context.saveData && !context.isWished,
    moves: (snapshot) => !snapshot.hasTag('quiet'),
  },
  {
    what: 'the clock of a page that is frozen',
    id: 'brake',
    holds: (snapshot) => snapshot.hasTag('still'),
    moves: has('running'),
  },
]

interface Step {
  event: AnyEventObject
  from: string
  to: string
}

/** All states of a model, and every step between two of them. */
const graphOf = ({ machine, inputs, events, essence }: Model) => {
  const states = new Map<string, AnyMachineSnapshot>()
  const steps: Step[] = []
  for (const input of inputs) {
    const serializeState = ({ value, context }: AnyMachineSnapshot) =>
      JSON.stringify([inputs.indexOf(input), value, essence(context)])
    const options = {
      input,
      serializeState,
      events: (snapshot: AnyMachineSnapshot) => [...events, ...delayedEvents(snapshot)],
    }
    for (const { state, event, nextState } of adjacencyMapToArray(
      getAdjacencyMap(machine, options),
    )) {
      for (const one of [state, nextState]) states.set(serializeState(one), one)
      steps.push({ event, from: serializeState(state), to: serializeState(nextState) })
    }
  }
  return { states, steps }
}

/** The states from which a way leads to one of `goals`. */
const leadingTo = (goals: Iterable<string>, steps: readonly Step[]) => {
  const found = new Set(goals)
  for (let size = -1; size !== found.size;) {
    size = found.size
    for (const { from, to } of steps) if (found.has(to)) found.add(from)
  }
  return found
}

const graphs = new Map(models.map((model) => [model.id, graphOf(model)]))
const graph = (id: string) => graphs.get(id)!

it('is told of every machine where it rests', () => {
  expect(Object.keys(facts).toSorted()).toEqual(models.map(({ id }) => id).toSorted())
})

describe.each(models)('the $id machine', ({ id }) => {
  const { states, steps } = graph(id)
  const { rests, answers = [] } = facts[id]!
  const resting = [...states].filter(([, state]) => rests(state)).map(([key]) => key)
  const others = (found: Set<string>) => [...states.keys()].filter((key) => !found.has(key))

  it('hangs nowhere: from each of its states a way leads to rest', () => {
    expect(resting.length).toBeGreaterThan(0)
    expect(others(leadingTo(resting, steps))).toEqual([])
  })

  it.each(answers.length > 0 ? answers : ['time'])(
    'comes to rest by %s alone, whatever a person does not do',
    (answer) => {
      const alone = steps.filter(
        ({ event: { type } }) => type === answer || type.startsWith('xstate.after.'),
      )
      expect(others(leadingTo(resting, alone))).toEqual([])
    },
  )

  it('needs each of its answers', () => {
    const away = steps.filter(({ from }) => !resting.includes(from))
    const used = new Set(away.map(({ event }) => event.type))
    expect(answers.filter((answer) => !used.has(answer))).toEqual([])
  })
})

it.each(holds)('$what ($id) does not move until the hold is left', (hold) => {
  const { states, steps } = graph(hold.id)
  const at = (key: string) => states.get(key)!
  const held = [...states.keys()].filter((key) => hold.holds(at(key)))
  const moving = held.filter((key) => hold.moves(at(key)))
  const still = held.filter((key) => !moving.includes(key))
  const within = steps.filter(
    ({ from, to, event }) =>
      hold.holds(at(from)) && hold.holds(at(to)) && !hold.byHand?.includes(event.type),
  )
  expect(still.length).toBeGreaterThan(0)
  expect(hold.mayEnd ? [] : moving).toEqual([])
  const moved = leadingTo(moving, within)
  expect(still.filter((key) => moved.has(key))).toEqual([])
})

import { describe, expect, it } from 'vitest'

import { site, words } from '../../src/inspector/site'
import { transitionSentence } from '../../src/inspector/workspace/chart/sentence-text'
import { triggerOf } from '../../src/chart/chart'

const { on, again, over, beside, to, does, after } = words.chart.sentence

/** That of the first transition of a trigger in a state. */
const sentenceOf = (machine: string, state: string, trigger: string) => {
  const chart = site.charts[machine]!
  const node = chart.nodes.find(({ id }) => id === `${machine}.${state}`)!
  const transition = node.transitions.find((one) => triggerOf(one) === trigger)!
  return transitionSentence(chart, transition).text
}

describe('the sentence of a transition that enters its own state again', () => {
  it('says what begins anew there, and what the event does in other regions', () => {
    const text = sentenceOf('carousel', 'rotation.waiting', 'slide.next')
    expect(text).toMatch(new RegExp(`^${on} slide\\.next; ${again}: interval \\(2 s\\) ${over}; `))
    expect(text).toMatch(new RegExp(`${beside} track.*: ${to} moving; ${does} stepForward\\.$`))
  })

  it('names no other region where the event does nothing', () => {
    const text = sentenceOf('inspector', 'open.time.playing', 'after gap')
    expect(text).toMatch(new RegExp(`^${after} gap.*; ${again}: gap.* ${over}; ${does} goOn\\.$`))
  })
})

describe('the sentence of a transition that leads elsewhere', () => {
  it('is of that alone', () => {
    expect(sentenceOf('carousel', 'track', 'slide.next')).not.toContain(beside)
  })
})

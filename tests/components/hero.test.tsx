/** The chart behind the headline: what it stands clear of, and what it is told of the machines. */
import { expect, onTestFinished, test } from 'vitest'
import { createActor } from 'xstate'

import { menuMachine } from '#machines/menu.machine'

import { register } from '../../src/actors/registry'
import { chartOfPage, feedChart } from '../../src/components/hero/chart-feed'
import { obstaclesBefore } from '../../src/components/hero/obstacles'
import { show } from './render'

const Hero = ({ risen }: { risen: number }) => (
  <div data-hero="" style={{ position: 'relative' }}>
    <div data-chart="" style={{ position: 'absolute', inset: 0 }} />
    <div style={{ transform: `translateY(${24 - risen}px)` }}>
      <p>Words that rise</p>
      <div data-card="portrait" style={{ height: 40 }} />
    </div>
  </div>
)

const obstacles = () => obstaclesBefore(document.querySelector('[data-chart]')!)

test('words that still rise are stood clear of where they will be', () => {
  const { showInstead } = show(<Hero risen={24} />)
  const atRest = obstacles()
  expect(atRest).toHaveLength(3)
  showInstead(<Hero risen={0} />)
  expect(obstacles()).toEqual(atRest)
})

test('what one event changes is told at once: transitions first, then the active states', async () => {
  const menu = createActor(menuMachine).start()
  const told: string[] = []
  onTestFinished(register(menu, () => {}))
  onTestFinished(feedChart({}, ({ type }) => told.push(type)))
  expect(Object.keys(chartOfPage({ menu: [], palette: [] }))).toEqual(['menu'])
  await Promise.resolve()
  expect(told.splice(0)).toEqual(['active'])
  menu.send({ type: 'menu.toggle' })
  await Promise.resolve()
  expect(new Set(told)).toEqual(new Set(['taken', 'active']))
  expect(told.at(-1)).toBe('active')
})

import { expect, test } from 'vitest'

import { obstaclesBefore } from '../../src/components/hero/obstacles'
import { show } from './render'

const Hero = ({ risen }: { risen: number }) => (
  <div data-hero="" style={{ position: 'relative' }}>
    <div data-chart="" style={{ position: 'absolute', inset: 0 }} />
    <div style={{ transform: `translateY(${24 - risen}px)` }}>
      <h1>Words that rise</h1>
      <p>and more of them</p>
      <div data-card="portrait" style={{ height: 40 }} />
    </div>
  </div>
)

const obstacles = () => obstaclesBefore(document.querySelector('[data-chart]')!)

test('words that still rise are stood clear of where they will be', () => {
  const { showInstead } = show(<Hero risen={24} />)
  const atRest = obstacles()
  expect(atRest).toHaveLength(4)
  showInstead(<Hero risen={0} />)
  expect(obstacles()).toEqual(atRest)
})

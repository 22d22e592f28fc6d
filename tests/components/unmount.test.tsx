import { gsap } from 'gsap'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { faq } from '#content/faq'
import { ui } from '#content/ui'

import AboutMe from '../../src/components/about-me/about-me'
import Accordion from '../../src/components/accordion/accordion'
import { Navigation } from '../../src/components/navigation/navigation'
import ProjectPager from '../../src/components/project-pager/project-pager'
import Showcase from '../../src/components/showcase/showcase'
import SkillsCarousel from '../../src/components/skills-carousel/skills-carousel'
import { onRegistryChange, registeredActors } from '../../src/actors/registry'
import { countListeners } from './listeners'
import { show } from './render'
import { animations, armedTimers, pass, settled, stopTime } from './time'

let listeners: () => string[] = () => []

beforeEach(() => {
  listeners = countListeners()
})

/** Each part in the midst of a movement. */
const parts: Record<string, { part: ReactNode; midway: () => Promise<void> }> = {
  'the menu': {
    part: <Navigation />,
    midway: async () => {
      await page.viewport(639, 720)
      await pass(1000)
      await page.getByRole('button', { name: ui.navigation.menu }).click()
      await pass(100)
    },
  },
  'the questions': {
    part: <Accordion items={faq} />,
    midway: async () => {
      await page.getByRole('button').first().click()
      await pass(100)
    },
  },
  'the projects': { part: <ProjectPager />, midway: () => pass(500) },
  'the showcase': {
    part: <Showcase />,
    midway: async () => {
      await pass(2000)
      await pass(100)
    },
  },
  'the skills': {
    part: <SkillsCarousel />,
    midway: async () => {
      await pass(1000)
      await pass(100)
    },
  },
  'the portrait': { part: <AboutMe />, midway: () => pass(500) },
}

const running = () => ({
  animations: animations().length,
  timelines: gsap.globalTimeline.getChildren().length,
  timers: armedTimers(),
  // The scenes' pace lives as long as the page.
  machines: registeredActors()
    .map(({ id }) => id)
    .filter((id) => id !== 'pace'),
  listening: listeners(),
})

test.each(Object.entries(parts))(
  'taken away in the midst of a movement, %s leaves nothing running',
  async (_, { part, midway }) => {
    stopTime()
    const { unmount } = show(part)
    await settled()
    await midway()
    const { animations: moved, timelines, machines, listening: heard } = running()
    expect(moved + timelines).toBeGreaterThan(0)
    expect(machines.length).toBeGreaterThan(2)
    expect(heard.length).toBeGreaterThan(0)

    unmount()
    await settled()
    expect(running()).toEqual({
      animations: 0,
      timelines: 0,
      timers: 0,
      machines: [],
      listening: [],
    })
  },
)

test('who inspects the page hears of machines that come and go', async () => {
  stopTime()
  const onChange = vi.fn<() => void>()
  const end = onRegistryChange(onChange)
  const { unmount } = show(<SkillsCarousel />)
  expect(onChange).toHaveBeenCalled()
  onChange.mockClear()
  unmount()
  expect(onChange).toHaveBeenCalled()
  onChange.mockClear()
  end()
  show(<SkillsCarousel />)
  expect(onChange).not.toHaveBeenCalled()
})

/** Mounted twice, as in development, a part runs once; it reverses midway, and leaves nothing behind. */
import { act, fireEvent } from '@testing-library/react'
import { gsap } from 'gsap'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type AnyActor, type AnyStateMachine, createActor } from 'xstate'

import { faq } from 'virtual:content/faq'
import { ui } from 'virtual:words/ui'
import { SHOWCASE_INTERVAL_MS, SKILLS_INTERVAL_MS } from '#machines/carousel.machine.ts'

import { storageKey } from '#lib/storage-key.ts'
import { registeredActors, replaceActor } from '#devtools/actors/registry.ts'
import AboutMe from '#site/components/about/about-me.tsx'
import Accordion from '#site/components/disclosure/accordion.tsx'
import { Entrance } from '#site/components/movement/entrance.tsx'
// Before time stops: Vite sets a timer for each style sheet that comes later.
import '#site/components/picture/scene-canvas.tsx'
import { Bar } from '#site/components/bar/bar.tsx'
import ProjectList from '#site/components/project/project-list.tsx'
import { openInspector } from '#devtools/inspector/load-inspector.ts'
import { page as inspected } from '#devtools/inspector/page-source.ts'
import Showcase from '#site/components/carousel/showcase.tsx'
import SkillsCarousel from '#site/components/carousel/skills-carousel.tsx'
import { eventsOf, show } from './render.tsx'
import { animations, isTimerArmed, finishMovements, pass, settled, stopTime } from './time.ts'

const press = (name: string) => () => fireEvent.click(page.getByRole('button', { name }).element())

const ids = () => registeredActors().map(({ id }) => id)

const moved = () => animations().length + gsap.globalTimeline.getChildren(false).length

const thing = (
  <Entrance id="thing" name="enterHero">
    thing
  </Entrance>
)
const pressMenu = () => finishMovements().then(press(ui.navigation.menu))
const advance = expect.stringContaining('after') as unknown

const parts: Record<string, [() => ReactNode, (() => unknown)?, ...unknown[]]> = {
  thing: [() => thing, () => {}, 'timeline.done'],
  menu: [() => <Bar />, pressMenu, 'menu.toggle', 'timeline.done'],
  faq: [() => <Accordion />, press(faq[0]!.question), 'item.toggle', 'timeline.done'],
  showcase: [() => <Showcase />, () => pass(SHOWCASE_INTERVAL_MS), advance, 'timeline.done'],
  skills: [() => <SkillsCarousel />, () => pass(SKILLS_INTERVAL_MS), advance, 'timeline.done'],
  'projects pager': [() => <ProjectList />],
  'about copy': [() => <AboutMe />],
}

beforeEach(async () => {
  await page.viewport(639, 720)
})

/** Each part by its machine, what starts its movement, and which events that sends. */
test.each(Object.entries(parts))(
  '%s gets each event and moves once; unmounted midway, it leaves nothing running',
  async (actor, [part, begin, ...expected]) => {
    stopTime()
    const { unmount, showInstead } = show(part())
    await settled()
    expect(ids().toSorted()).toEqual([...new Set(ids())].toSorted())
    const events = eventsOf(actor)
    await begin?.()
    await pass(100)
    // In a page that is shown already nothing enters.
    expect(moved()).toBe(begin ? 1 : 0)
    await finishMovements()
    expect(events.slice(0, expected.length + 1)).toEqual(expected)

    showInstead(null)
    history.replaceState(null, '', location.pathname)
    showInstead(part())
    await settled()
    await begin?.()
    await pass(100)
    expect(moved() > 0).toBe(Boolean(begin))
    expect(ids()).toContain(actor)
    unmount()
    await settled()
    expect([moved(), isTimerArmed(), ids()]).toEqual([0, false, []])
  },
)

test('an actor that has replaced another stops with its component', async () => {
  const { unmount } = show(thing)
  const own = registeredActors().find(({ id }) => id === 'thing')!
  const next = createActor(own.logic as AnyStateMachine, { id: 'thing' }).start() as AnyActor
  act(() => replaceActor(own, next))
  expect(registeredActors()).toContain(next)
  unmount()
  expect(next.getSnapshot()).toHaveProperty('status', 'stopped')
})

test.each([
  ['menu', '[data-actor=menu]', '#Menu'],
  ['faq', '.question', '.panel'],
])('the %s reverses from where it is at each press midway', async (actor, button, panel) => {
  stopTime()
  show(parts[actor]![0]())
  await finishMovements()
  const pressButton = () => fireEvent.click(document.querySelector(button)!)
  const opacity = () => Number(getComputedStyle(document.querySelector(panel)!).opacity)
  pressButton()
  await pass(100)
  const midway = opacity()
  expect(midway).toBeGreaterThan(0)
  expect(midway).toBeLessThan(1)
  pressButton()
  await pass(0)
  expect(opacity()).toBeCloseTo(midway)
  await pass(30)
  expect(opacity()).toBeLessThan(midway)
  pressButton()
  await pass(30)
  expect(opacity()).toBeCloseTo(midway)
})

/** Whether the panel hears of what an actor does. */
const isFollowed = () => {
  const before = inspected.revision()
  registeredActors()[0]!.send({ type: 'any' })
  return inspected.revision() > before
}

test('the panel follows the page until it is closed', async () => {
  show(thing)
  openInspector()
  const close = page.getByRole('button', { name: 'Close' })
  await expect.element(close).toBeInViewport()
  expect(isFollowed()).toBe(true)
  fireEvent.click(close.element())
  expect(isFollowed()).toBe(false)
})

test('a theme or motion that is chosen in another tab is used here', async () => {
  show(thing)
  const choices = { theme: 'light', motion: 'stop' } as const
  for (const [name, choice] of Object.entries(choices)) {
    const key = storageKey(name as keyof typeof choices)
    localStorage.setItem(key, choice)
    dispatchEvent(new StorageEvent('storage', { key }))
  }
  const { dataset } = document.documentElement
  await expect.poll(() => [dataset['theme'], dataset['motion']]).toEqual(['light', 'stop'])
})

/** The hero's lines show the states and events of the page's machines, and send them events. */

import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createActor, SimulatedClock } from 'xstate'

import { ui } from 'virtual:words/ui'
import { pageFlags } from '#lib/page-flags.ts'
import { carouselMachine } from '#machines/carousel.machine.ts'
import { THEMES } from '#machines/themes.ts'

import { observe } from '#devtools/actors/observe-actors.ts'
import { register, registeredActors } from '#devtools/actors/registry.ts'
import { DONE } from '#devtools/actors/state-of.ts'
import { wordOf } from '#devtools/actors/use-state-of.ts'
import { followSteps } from '#site/components/hero/follow-steps.ts'
import { HeroLines } from '#site/components/hero/hero-lines.tsx'
import { ThemeControl } from '#site/components/bar/preference-controls.tsx'
import { show } from './render.tsx'
import { systemSays } from './system.ts'
import { settled } from './time.ts'

const station = (name: string) => page.getByRole('button', { name, exact: true })
const running = (within: ParentNode, selector: string) =>
  [...within.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.getAnimations().length > 0,
  )
const tokens = () =>
  running(document, '.token').map((token) => {
    const line = token.closest<HTMLElement>('[data-line]')!
    const [[event], [lit]] = [running(line, '.token-event'), running(line, '.token-path')]
    return [line.dataset['line'], lit!.offsetHeight > 1, event?.textContent]
  })
const end = () => document.getAnimations().forEach((animation) => animation.finish())

const send = (id: string, event: object) =>
  registeredActors()
    .find((actor) => actor.id === id)!
    .send(event as never)

/** Until what runs the tokens is here, and follows the lines. */
const tokensHere = async () => {
  await import('#site/components/hero/line-tokens.ts')
  await settled()
}

/** Each token waits for `end`: a busy machine would miss it. */
const pauseTokens = () => {
  const animate: Element['animate'] = Reflect.get(Element.prototype, 'animate')
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, ...how) {
    const animation = animate.apply(this, how)
    animation.pause()
    return animation
  })
}

test('a press on a station sends its event; a token moves along the path of each step', async () => {
  pauseTokens()
  show([<HeroLines key="lines" />, <ThemeControl key="control" />])
  const here = station(`theme: ${ui.states.system}`)
  await expect.element(here).toHaveAttribute('aria-current', 'true')
  await expect.element(here).toHaveAttribute('aria-disabled', 'true')
  end()
  // From the last theme the next press leads back to the first station.
  const last = ui.states[THEMES.at(-1)!]
  await station(`theme: ${last}`).click()
  await expect.element(station(`theme: ${last}`)).toHaveAttribute('aria-current', 'true')
  expect(document.activeElement?.getAttribute('aria-label')).toBe(`theme: ${last}`)
  await expect.poll(tokens).toEqual([['theme', false, 'theme.choose']])
  end()
  await expect.poll(tokens).toEqual([])
  expect(document.querySelectorAll('.token, .token-path, .token-event')).toHaveLength(0)
  await page.getByRole('button', { name: `${ui.theme.label}: ${last}` }).click()
  await expect.poll(tokens).toEqual([['theme', true, 'theme.next']])
  expect(document.documentElement.dataset['theme']).toBe('dark')
  end()
  // Of two events that lead there, the machine's first.
  await station(`theme: ${ui.states.dark}`).click()
  await expect.poll(tokens).toEqual([['theme', false, 'theme.choose']])
})

test('who has stopped the showcase can have it go on, unless something else holds it, too', async () => {
  const pauseReasons = ['visitor', 'reduced'] as const
  const input = { count: 3, visible: 1, intervalMs: 60_000, linear: false, pauseReasons }
  const actor = createActor(carouselMachine, { id: 'showcase', input }).start()
  onTestFinished(register(actor, () => {}))
  onTestFinished(() => void actor.stop())
  show(<HeroLines />)
  const waiting = station(`showcase: ${wordOf('waiting')}`)
  await expect.element(waiting).toHaveAttribute('aria-disabled', 'true')
  actor.send({ type: 'rotation.resume', reason: 'reduced' })
  await expect.element(waiting).toHaveAttribute('aria-disabled', 'false')
  await waiting.click()
  await expect.element(waiting).toHaveAttribute('aria-current', 'true')
})

test('a token waits for those of its line, not of others', async () => {
  pauseTokens()
  show(<HeroLines />)
  await tokensHere()
  send('theme', { type: 'theme.choose', choice: 'light' })
  send('motion', { type: 'motion.choose', choice: 'go' })
  send('motion', { type: 'motion.choose', choice: 'system' })
  const first = [
    ['theme', false, 'theme.choose'],
    ['motion', false, 'motion.choose'],
  ]
  await expect.poll(tokens).toEqual(first)
  await settled()
  expect(tokens()).toEqual(first)
  end()
  await expect.poll(tokens).toEqual([['motion', true, 'motion.choose']])
})

test('before the visitor’s first sign no token runs', async () => {
  pauseTokens()
  const flags = pageFlags()
  flags.untouched = ''
  onTestFinished(() => void delete flags.untouched)
  show(<HeroLines />)
  send('motion', { type: 'motion.choose', choice: 'go' })
  dispatchEvent(new WheelEvent('wheel'))
  await tokensHere()
  send('motion', { type: 'motion.choose', choice: 'stop' })
  send('motion', { type: 'motion.choose', choice: 'go' })
  await expect.poll(tokens).toEqual([['motion', false, 'motion.choose']])
})

test('without motion a press changes the state, and no token moves', async () => {
  await systemSays({ 'prefers-reduced-motion': 'reduce' })
  show(<HeroLines />)
  await station(`theme: ${ui.states.light}`).click()
  await expect.element(station(`theme: ${ui.states.light}`)).toHaveAttribute('aria-current', 'true')
  await settled()
  expect(tokens()).toEqual([])
})

test('of a carousel’s automatic steps only the first is followed, and each that is asked for', () => {
  const clock = new SimulatedClock()
  const input = { count: 3, visible: 1, intervalMs: 100, linear: false }
  const actor = createActor(carouselMachine, { id: 'showcase', clock, input })
  const endObserving = observe(actor)
  actor.start()
  const line = {
    actor: 'showcase',
    stations: ['waiting', 'moving'],
    tracks: [],
    events: [],
    open: {},
    varying: {},
  }
  const followed: string[] = []
  const stop = followSteps([line], ({ event }) => followed.push(event))
  const advance = (times: number) => {
    for (let time = 0; time < times; time += 1) {
      clock.increment(100)
      actor.send(DONE)
    }
  }
  advance(3)
  expect(followed.splice(0)).toEqual(['after interval'])
  actor.send({ type: 'slide.next' })
  actor.send(DONE)
  advance(2)
  expect(followed).toEqual(['slide.next', DONE.type])
  stop()
  endObserving()
})

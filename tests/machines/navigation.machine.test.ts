/** A page is loaded, drawn and shown; another link, Back and a failure are answered meanwhile. */
import { expect, it } from 'vitest'
import { createActor, type EmittedFrom, type EventFromLogic, SimulatedClock } from 'xstate'

import { LONG_WAIT_MS, SHORT_WAIT_MS } from '#machines/long-wait.ts'
import { FAILURE_SHOWN_MS, navigationMachine } from '#machines/navigation.machine.ts'

type Event = EventFromLogic<typeof navigationMachine>
type Emitted = EmittedFrom<typeof navigationMachine>

const follow = (to: string): Event => ({ type: 'link.followed', to })
const goBack = (to: string): Event => ({ type: 'history.moved', to, by: 'history' })
const loaded = (to: string): Event => ({ type: 'code.loaded', to })
const failed = (to: string, isOnline: boolean): Event => ({ type: 'code.failed', to, isOnline })
const changed: Event = { type: 'address.changed' }
const drawn: Event = { type: 'page.drawn' }
const broken: Event = { type: 'page.failed' }
const retried: Event = { type: 'page.retried' }

/** The state after some events, and what the machine has emitted. */
const after = (...events: Event[]) => {
  const navigation = createActor(navigationMachine, { input: { path: '/' } })
  const asked: string[] = []
  const note = ({ type, ...data }: Emitted) => asked.push([type, ...Object.values(data)].join(' '))
  navigation.on('*', note)
  navigation.start()
  for (const event of events) navigation.send(event)
  const { value, context } = navigation.getSnapshot()
  const [page] = typeof value.page === 'string' ? [value.page] : Object.keys(value.page)
  return { page, path: context.path, failure: context.failure, asked }
}

it('shows a page once its code is loaded and it is drawn', () => {
  expect(after(follow('/about#faq'))).toMatchObject({ page: 'loading', path: '/' })
  expect(after(follow('/about#faq'), loaded('/about#faq'))).toMatchObject({ page: 'transit' })
  expect(after(follow('/about#faq'), loaded('/about#faq'), changed)).toMatchObject({
    page: 'drawing',
    path: '/about',
  })
  expect(after(follow('/about#faq'), loaded('/about#faq'), changed, drawn)).toEqual({
    page: 'shown',
    path: '/about',
    failure: 'none',
    asked: [
      'code.requested /about#faq',
      'transition.requested /about#faq link',
      'page.arrived /about#faq link',
    ],
  })
})

it('goes to the page that was asked for last', () => {
  const { page, path, asked } = after(follow('/about'), follow('/projects'), loaded('/about'))
  expect({ page, path }).toEqual({ page: 'loading', path: '/' })
  expect(asked).toEqual(['code.requested /about', 'code.requested /projects'])
  const superseded = after(follow('/about'), loaded('/about'), follow('/projects'), changed)
  expect(superseded).toMatchObject({ page: 'loading', path: '/' })
  expect(after(follow('/about'), follow('/about')).asked).toEqual(['code.requested /about'])
})

it('goes back to another page as by a link, and within a page at once', () => {
  expect(after(goBack('/about'), loaded('/about'), changed, drawn).asked).toEqual([
    'code.requested /about',
    'transition.requested /about history',
    'page.arrived /about history',
  ])
  const within = after(follow('/about'), goBack('/#showcase'))
  expect(within).toMatchObject({ page: 'shown', path: '/' })
  expect(within.asked).toEqual(['code.requested /about', 'target.reached /#showcase history'])
})

it('says that another target of the page was followed; a page that is loaded meanwhile still comes', () => {
  const followed: Event = { type: 'target.followed', to: '/#showcase' }
  expect(after(followed)).toMatchObject({
    page: 'shown',
    path: '/',
    asked: ['target.reached /#showcase link'],
  })
  expect(after(follow('/about'), followed, loaded('/about'))).toMatchObject({ page: 'transit' })
})

it('loads the document of a page that failed; offline the page is “failed” until it is retried', () => {
  expect(after(follow('/about'), failed('/about', true))).toMatchObject({
    page: 'leaving',
    path: '/',
    asked: ['code.requested /about', 'load.requested /about link'],
  })
  expect(after(follow('/about'), failed('/projects', true))).toMatchObject({ page: 'loading' })
  const offline = [follow('/about'), failed('/about', false), changed]
  expect(after(...offline)).toEqual({
    page: 'failed',
    path: '/about',
    failure: 'missing',
    asked: [
      'code.requested /about',
      'transition.requested /about link',
      'page.arrived /about link',
    ],
  })
  expect(after(...offline, goBack('/'))).toMatchObject({ page: 'loading' })
  expect(after(...offline, goBack('/about#faq'))).toMatchObject({ page: 'loading' })
  const again = after(...offline, retried, loaded('/about'), changed, drawn)
  expect(again).toMatchObject({ page: 'shown', path: '/about' })
  expect(again.asked.slice(-3)).toEqual([
    'code.requested /about',
    'transition.requested /about retry',
    'page.arrived /about retry',
  ])
})

it('is “failed” when a page throws, while it is drawn or later; Back to that page loads it', () => {
  expect(after(broken)).toMatchObject({ page: 'failed', path: '/' })
  expect(after(broken, goBack('/#showcase'))).toMatchObject({ page: 'loading' })
  const whileDrawn = [follow('/about'), loaded('/about'), changed, broken]
  expect(after(...whileDrawn)).toMatchObject({ page: 'failed', path: '/about' })
  expect(after(...whileDrawn, goBack('/about#faq'))).toMatchObject({ page: 'loading' })
})

it('says that the page has failed while another one comes, which is shown all the same', () => {
  const loading = [follow('/about'), broken]
  const inTransit = [follow('/about'), loaded('/about'), broken]
  const isBroken = { path: '/', failure: 'thrown' }
  expect(after(...loading)).toMatchObject({ ...isBroken, page: 'loading' })
  expect(after(...inTransit)).toMatchObject({ ...isBroken, page: 'transit' })
  const isShown = { page: 'shown', path: '/about', failure: 'none' }
  expect(after(...loading, loaded('/about'), changed, drawn)).toMatchObject(isShown)
  expect(after(...inTransit, changed, drawn)).toMatchObject(isShown)
  // Back to a target of the broken page loads that page anew.
  expect(after(...loading, goBack('/#showcase'))).toMatchObject({ ...isBroken, page: 'loading' })
})

it('says after a while that a page or a tool loads long, and for a while that a tool failed', () => {
  const clock = new SimulatedClock()
  const navigation = createActor(navigationMachine, { input: { path: '/' }, clock }).start()
  const value = () => navigation.getSnapshot().value
  navigation.send(follow('/about'))
  clock.increment(SHORT_WAIT_MS - 1)
  expect(value()).toMatchObject({ page: { loading: 'brief' } })
  clock.increment(1)
  expect(value()).toMatchObject({ page: { loading: 'short' } })
  clock.increment(LONG_WAIT_MS - SHORT_WAIT_MS - 1)
  navigation.send({ type: 'tool.requested', tool: '?inspect' })
  expect(value()).toEqual({ page: { loading: 'short' }, tool: { loading: 'brief' } })
  clock.increment(1)
  expect(value()).toEqual({ page: { loading: 'long' }, tool: { loading: 'brief' } })
  clock.increment(SHORT_WAIT_MS)
  expect(value()).toMatchObject({ tool: { loading: 'short' } })
  clock.increment(LONG_WAIT_MS - SHORT_WAIT_MS)
  // Another press for the same tool does not restart the wait, one for another tool does.
  navigation.send({ type: 'tool.requested', tool: '?inspect' })
  expect(value()).toMatchObject({ tool: { loading: 'long' } })
  navigation.send({ type: 'tool.requested', tool: '' })
  expect(value()).toMatchObject({ tool: { loading: 'brief' } })
  navigation.send({ type: 'tool.loaded', tool: '?inspect' })
  navigation.send({ type: 'tool.failed', tool: '?inspect' })
  expect(value()).toMatchObject({ tool: { loading: 'brief' } })
  navigation.send({ type: 'tool.failed', tool: '' })
  expect(value()).toMatchObject({ tool: 'failed' })
  clock.increment(FAILURE_SHOWN_MS)
  expect(value()).toMatchObject({ tool: 'none' })
  navigation.send({ type: 'tool.requested', tool: '' })
  navigation.send({ type: 'tool.loaded', tool: '' })
  expect(value()).toMatchObject({ tool: 'none' })
})

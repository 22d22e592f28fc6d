import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createActor } from 'xstate'

import { inspector as words } from '#content/inspector'
import { inspectorMachine } from '#machines/inspector/inspector.machine'

import Accordion from '../../src/components/accordion/accordion'
import { Navigation } from '../../src/components/navigation/navigation'
import { registeredActors } from '../../src/actors/registry'
import { createBrake } from '../../src/inspector/sources/brake'
import { createHost } from '../../src/inspector/sources/host'
import { createPanel } from '../../src/inspector/panel/panel'
import { Inspector } from '../../src/inspector/panel/inspector'
import { faq } from '#content/faq'
import { show } from './render'
import { settled } from './time'

// Everything is mounted twice here (`stage.tsx`), as in development.

const listening = () => {
  const host = createHost()
  onTestFinished(host.listen())
  const views = () => [...host.store.actors.values()]
  return {
    host,
    living: () => views().flatMap(({ name, isGone }) => (isGone ? [] : [name])),
    gone: () => views().flatMap(({ name, isGone }) => (isGone ? [name] : [])),
    came: (name: string) =>
      host.store.log.filter((entry) => entry.kind === 'actor' && entry.name === name),
  }
}

test('who looks on while a part is mounted twice sees it come once, and leave once', async () => {
  const { living, gone, came } = listening()
  const { unmount } = show(<Navigation />)
  await settled()
  expect(living()).toContain('menu')
  expect(living().toSorted()).toEqual([...new Set(living())].toSorted())
  expect(came('menu')).toHaveLength(1)
  expect(gone()).toEqual([])

  const were = living().toSorted()
  unmount()
  await settled()
  expect(living()).toEqual([])
  expect(gone().toSorted()).toEqual(were)
  expect(registeredActors()).toEqual([])
})

test('who looks later finds each part once, also when it was mounted again', async () => {
  const first = show(<Accordion items={faq} />)
  await settled()
  first.unmount()
  show(<Accordion items={faq} />)
  await settled()
  const { living, gone } = listening()
  expect(living().filter((name) => name === 'faq')).toHaveLength(1)
  expect(gone()).toEqual([])
})

test('the panel, mounted twice, shows every actor once, and not itself', async () => {
  const { host } = listening()
  const actor = createActor(inspectorMachine, {
    id: 'inspector',
    input: { dock: 'bottom', size: 50 },
  }).start()
  actor.send({ type: 'panel.open', actorId: 'menu' })
  show(
    <>
      <Navigation />
      <Inspector brake={createBrake(host)} source={host} panel={actor} />
    </>,
  )
  const names = page.getByRole('navigation', { name: words.actors.label }).getByRole('listitem')
  await expect.element(names.filter({ hasText: 'menu' })).toBeVisible()
  const shown = () => names.all().map((item) => item.element().querySelector('span')?.textContent)
  expect(shown().filter((name) => name === 'menu')).toHaveLength(1)
  expect(shown()).not.toContain('inspector')
  expect(registeredActors().map(({ id }) => id)).not.toContain('inspector')
})

test('what events would do is asked once a snapshot, whatever else happens', async () => {
  const { host } = listening()
  const panel = createActor(inspectorMachine, {
    id: 'inspector',
    input: { dock: 'bottom', size: 50 },
  }).start()
  panel.send({ type: 'panel.open', actorId: 'faq' })
  show(
    <>
      <Navigation />
      <Accordion items={faq} />
      <Inspector brake={createBrake(host)} source={host} panel={panel} />
    </>,
  )
  await expect.poll(() => document.querySelector('.ins-why')).not.toBeNull()
  await settled()
  const faqActor = [...host.store.actors.values()].find(({ name }) => name === 'faq')!
  const guards = host.machineOf(faqActor)!.implementations.guards as Record<string, () => boolean>
  const asked = Object.keys(guards).map((name) => vi.spyOn(guards, name))
  registeredActors()
    .find(({ id }) => id === 'menu')!
    .send({ type: 'menu.toggle' })
  const menu = page.getByRole('listitem').filter({ hasText: /^menu/ })
  await expect.element(menu).toHaveTextContent(/open/)
  expect(asked.flatMap(({ mock }) => mock.calls)).toEqual([])
})

test('the panel leaves nothing when it is closed', async () => {
  const { host } = listening()
  const panel = createPanel(host)
  panel.open(null)
  await expect.poll(() => document.querySelector('.ins-panel')).not.toBeNull()
  panel.toggle()
  await expect.poll(() => document.querySelector('.inspector-host')).toBeNull()
  expect(document.documentElement.dataset['inspector']).toBeUndefined()
})

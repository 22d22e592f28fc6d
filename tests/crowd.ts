/**
 * A page on which any number of actors run, that are sent events without an end:
 * `/crowd?actors=500&rate=200&before=50000`.
 */
import { readFileSync } from 'node:fs'

import { FIXTURE } from './fixture-site.ts'

export const CROWD = '/crowd'

const PAGE = `
import { useEffect } from 'react'
import { registeredActors } from '#devtools/actors/registry.ts'
import { usePageActor } from '#devtools/actors/use-page-actor.ts'
import { PageHeading } from '#site/components/page/page-heading.tsx'
import { pages } from 'virtual:content/pages'
import { menuMachine } from '#machines/menu.machine.ts'

const asked = new URLSearchParams(typeof location === 'undefined' ? '' : location.search)
const numberOf = (name) => Number(asked.get(name) ?? 0)
const EVENTS = ['menu.toggle', 'timeline.done', 'escape.pressed', 'viewport.widened']
const TICK_MS = 20

const Member = ({ name }) => {
  usePageActor(menuMachine, { id: name })
  return null
}

let sent = 0
const send = (count) => {
  const members = registeredActors().filter(({ id }) => id.startsWith('member'))
  for (let left = count; left > 0; left -= 1) {
    const type = EVENTS[Math.floor(sent / members.length) % EVENTS.length]
    members[sent % members.length].send({ type })
    sent += 1
  }
}

export default function Crowd() {
  useEffect(() => {
    let owed = 0
    let last = performance.now()
    const tick = setInterval(() => {
      const now = performance.now()
      owed += ((now - last) / 1000) * numberOf('rate')
      last = now
      const count = Math.floor(owed)
      owed -= count
      if (count > 0) send(count)
    }, TICK_MS)
    Object.assign(window, { sendToCrowd: send })
    return () => clearInterval(tick)
  }, [])
  const names = Array.from({ length: numberOf('actors') }, (_, index) => 'member ' + index)
  return (
    <div className="page">
      <PageHeading>{pages.crowd.title}</PageHeading>
      {names.map((name) => <Member key={name} name={name} />)}
    </div>
  )
}
`

/** The files by which the page is added to a project whose content is the fixture. */
export const crowdFiles = (): Record<string, string> => ({
  'src/site/pages/crowd.tsx': PAGE,
  'src/content/pages.ts': readFileSync(`${FIXTURE}/pages.ts`, 'utf8').replace(
    '  notFound:',
    `  crowd: { path: '${CROWD}', title: 'Crowd', description: 'Any number of actors that are sent events without an end.' },\n  notFound:`,
  ),
})

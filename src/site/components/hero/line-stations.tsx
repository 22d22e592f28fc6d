import { useSelector } from '@xstate/react'
import { useDeferredValue } from 'react'

import { ui } from 'virtual:words/ui'
import { useHydrated } from '#lib/use-hydrated.ts'
import { originOf } from '#lib/origin-of.ts'

import { stateOf, useActor, wordOf } from '#devtools/index.ts'
import { callPalette } from '../palette/call-palette.ts'
import { eventsTo, type Line, openAt } from './stations.ts'

/** The stations of a line: with a script, as its actor is; without one, as they are at rest. */
export function Stations({ line }: { line: Line }) {
  const { actor: id, stations, tracks, events } = line
  // To find out which stations can be reached takes a while: it is not done in the task that
  // hydrates the page.
  const actor = useDeferredValue(useActor(id))
  // Rendered when the state changes: the context of a carousel changes more often.
  useSelector(actor, (snapshot) => snapshot && JSON.stringify(snapshot.value))
  const snapshot = actor?.getSnapshot()
  const isHydrated = useHydrated()
  const here = snapshot ? stateOf(snapshot) : undefined
  // Without scripts the machine has come to its end, if it has one.
  const end = stations.findIndex((_, index) => tracks.every(([from]) => from !== index))

  const litBy = (index: number) => {
    if (here !== undefined) return here === stations[index] ? '' : undefined
    if (end === -1) return index === 0 ? '' : undefined
    return { 0: 'script', [end]: 'plain' }[index]
  }
  const open = snapshot && openAt(line, snapshot)
  // The palette's actor comes with its first call, which also opens it.
  const isCallable = id === 'palette' && isHydrated
  const canReach = (station: string) =>
    open?.has(station) ?? (isCallable && station.startsWith('open'))
  const press = (station: string, button: Element) => {
    if (!actor) return callPalette()
    const event = eventsTo(actor.getSnapshot(), events).get(station)
    if (event) actor.send({ ...event, ...(id === 'theme' && { origin: originOf(button) }) })
  }

  return stations.map((station, index) => {
    const lit = litBy(index)
    const canPress = canReach(station)
    return (
      <button
        key={station}
        type="button"
        aria-label={`${id}${ui.colon} ${wordOf(station)}`}
        aria-current={(lit !== undefined && lit !== 'script') || undefined}
        // Not `disabled`: the pressed button keeps the focus.
        aria-disabled={!canPress}
        tabIndex={canPress ? 0 : -1}
        data-station={station}
        data-lit={lit}
        onClick={({ currentTarget }) => canPress && press(station, currentTarget)}
        className="station"
      >
        <span>{wordOf(station)}</span>
      </button>
    )
  })
}

import { useSelector } from '@xstate/react'

import { ui } from 'virtual:words/ui'
import { useHydrated } from '#lib/use-hydrated.ts'
import { elementMiddle } from '#lib/element-middle.ts'

import { eventsTo, stateOf, useActor, useStateOf, wordOf } from '#devtools/index.ts'
import { callPalette } from '../palette/call-palette.ts'
import type { Line } from './stations.ts'

/** The stations of a line: with a script, as its actor is; without one, as they are at rest. */
export function Stations({ line }: { line: Line }) {
  const { actor: id, stations, tracks, events, open, varying } = line
  const actor = useActor(id)
  const here = useStateOf(actor)
  // A text, so that it can be compared.
  const found = useSelector(actor, (snapshot) => {
    const sometimes = snapshot && varying[stateOf(snapshot)]
    return sometimes ? [...eventsTo(snapshot, sometimes).keys()].join(' ') : ''
  })
  // Without scripts the machine has come to its end, if it has one.
  const end = stations.findIndex((_, index) => tracks.every(([from]) => from !== index))

  const litBy = (index: number) => {
    if (here !== undefined) return here === stations[index] ? '' : undefined
    if (end === -1) return index === 0 ? '' : undefined
    return { 0: 'script', [end]: 'plain' }[index]
  }
  // The palette's actor comes with its first call, which also opens it.
  const isCallable = useHydrated(id === 'palette', false)
  const canReach = (station: string) =>
    here === undefined
      ? isCallable && station.startsWith('open')
      : Boolean(open[here]?.includes(station)) || found.split(' ').includes(station)
  const press = (station: string, button: Element) => {
    if (!actor) return callPalette()
    const event = eventsTo(actor.getSnapshot(), events).get(station)
    if (event) actor.send({ ...event, ...(id === 'theme' && { origin: elementMiddle(button) }) })
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

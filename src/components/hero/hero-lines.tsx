import './hero-lines.css'

import { useSelector } from '@xstate/react'
import { memo, useLayoutEffect, useRef, useState } from 'react'
import { lines } from 'virtual:hero-lines'

import { ui } from 'virtual:words/ui'
import { inspectLink } from '#lib/inspect-link.ts'
import { originOf } from '#lib/origin-of.ts'
import { useHydrated } from '#lib/use-hydrated.ts'

import { stateOf } from '#actors/state-of.ts'
import { useActor, wordOf } from '#actors/use-state.ts'
import { toggleInside } from '#inspector/entry.ts'
import { usePreferences } from '#preferences/provider.tsx'
import { callPalette } from '../palette/call-palette.ts'
import { followSteps } from './follow-steps.ts'
import { runToken } from './token.motion.ts'
import { eventsTo, type Line, openAt } from './stations.ts'

/** In a small window there is room for these. */
const ALWAYS = new Set(['theme', 'portrait', 'showcase'])

/** Columns of a line: the two halves of a station, the gap to the next one, and so on; four stations at most. */
const gapAt = ['col-start-3', 'col-start-6', 'col-start-9']
const fromMiddle = ['col-start-2', 'col-start-5', 'col-start-8']
const toMiddle = ['', 'col-end-5', 'col-end-8', 'col-end-11']

/** The machines of the page as lines of a railway map: where they stand, and the ways that they take. */
export function HeroLines() {
  const map = useRef<HTMLUListElement>(null)
  const { motion } = usePreferences()
  // On the way from another page, theme and motion were chosen before.
  const [isFirstPage] = useState(!useHydrated())

  // A layout effect, so before the first step of the portrait's actor.
  useLayoutEffect(() => {
    const moves = () => motion.getSnapshot().hasTag('moving')
    return followSteps(lines, isFirstPage, (step) => {
      // The page had been shown before: nothing has moved.
      if (step.event === 'page.shown') return
      if (map.current && moves()) runToken(map.current, step, moves)
    })
  }, [motion, isFirstPage])

  return (
    <div className="no-print col-span-full">
      <div data-enters={isFirstPage ? 'enterLinesFrame' : undefined} className="lines-frame">
        <ul
          ref={map}
          aria-label={ui.hero.lines}
          data-enters={isFirstPage ? 'enterLines' : undefined}
          translate="no"
          className="lines"
        >
          {lines.map((line, order) => (
            <LineOf key={line.actor} line={line} order={order} />
          ))}
        </ul>
      </div>
      {import.meta.env.INSPECTOR && <InWords />}
    </div>
  )
}

/** What the lines are, for everybody: there is no key to hold where one touches. */
const InWords = () =>
  (['keyed', 'touched'] as const).map((by) => {
    const [before, pressed, after] = ui.inside[by].split(/[[\]]/)
    return (
      <p key={by} className={`script-only label mt-3 text-muted if-${by}`}>
        {before}
        <button type="button" onClick={toggleInside} className="inside-words hover:text-signal">
          {pressed}
        </button>
        {after}
      </p>
    )
  })

/** Memoised: what the page learns when its scripts run concerns the stations only. */
const LineOf = memo(function LineOf({ line, order }: { line: Line; order: number }) {
  const { actor: id } = line
  return (
    <>
      {/* Between the widths of a phone and of a desk, the last two have a row of their own. */}
      {order === 3 && <li aria-hidden="true" className="line-break" />}
      <li data-line={id} className={ALWAYS.has(id) ? undefined : 'spare-line'}>
        <Name id={id} />
        <div className="line-tracks">
          <Tracks line={line} />
          <Stations line={line} />
        </div>
      </li>
    </>
  )
})

/** The line, and ways back as loops above it: those to its start lead over the others. */
const Tracks = ({ line: { stations, tracks } }: { line: Line }) => (
  <>
    <i className={`line-track ${fromMiddle[0]} ${toMiddle[stations.length - 1]}`} />
    {tracks.map(([from, to]) =>
      to < from ? (
        <i
          key={`${from} ${to}`}
          data-loop={`${stations[from]} ${stations[to]}`}
          className={`${to > 0 ? 'inner-loop' : ''} ${fromMiddle[to]} ${toMiddle[from]}`}
        >
          <i className="chevron" />
        </i>
      ) : (
        to === from + 1 && <i key={`${from} ${to}`} className={`chevron ${gapAt[from]}`} />
      ),
    )}
  </>
)

const Name = ({ id }: { id: string }) =>
  import.meta.env.INSPECTOR ? (
    <a
      href={inspectLink(id)}
      lang="en"
      title={ui.node.inspect}
      className="line-name transition-colors hover:text-signal"
    >
      {id}
    </a>
  ) : (
    <span lang="en" className="line-name">
      {id}
    </span>
  )

/** What the stations of a line are, which a script knows, or what all know without one. */
function Stations({ line }: { line: Line }) {
  const { actor: id, stations, tracks, events } = line
  const actor = useActor(id)
  // Rendered when the state changes: the context of a carousel changes more often.
  useSelector(actor, (snapshot) => snapshot && JSON.stringify(snapshot.value))
  const snapshot = actor?.getSnapshot()
  const isHydrated = useHydrated()
  const here = snapshot ? stateOf(snapshot) : undefined
  // Without scripts it has come to its end, if there is one.
  const end = stations.findIndex((_, index) => tracks.every(([from]) => from !== index))

  const litBy = (index: number) => {
    if (here !== undefined) return here === stations[index] ? '' : undefined
    if (end === -1) return index === 0 ? '' : undefined
    return { 0: 'script', [end]: 'plain' }[index]
  }
  const open = snapshot && openAt(line, snapshot)
  // The palette runs from its first call on, which opens it.
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
        aria-label={`${id}: ${wordOf(station)}`}
        aria-current={(lit !== undefined && lit !== 'script') || undefined}
        // Not `disabled`: what has been pressed keeps the focus.
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

import './hero-lines.css'

import { memo, useLayoutEffect, useRef } from 'react'
import { lines } from 'virtual:hero-lines'

import { ui } from 'virtual:words/ui'
import { inspectLink } from '#lib/inspect-link.ts'
import { pageFlags } from '#lib/page-flags.ts'
import { useDrawnAnew } from '#lib/use-hydrated.ts'

import { toggleInside } from '#devtools/index.ts'
import { usePreferences } from '#site/preferences/provider.tsx'
import { followSteps } from './follow-steps.ts'
import { Stations } from './line-stations.tsx'
import { Tracks } from './line-tracks.tsx'
import { queueToken } from './queue-token.ts'
import type { Line } from './stations.ts'

/** The lines that a small window has room for. */
const ALWAYS = new Set(['theme', 'portrait', 'showcase'])

/** The machines of the page as lines of a railway map: their states, and the transitions that they take. */
export function HeroLines() {
  const map = useRef<HTMLUListElement>(null)
  const { motion } = usePreferences()
  const isFirstPage = !useDrawnAnew()

  // A layout effect, so that it runs before the first step of the portrait's actor.
  useLayoutEffect(() => {
    const moves = () => motion.getSnapshot().hasTag('moving')
    return followSteps(lines, (step) => {
      // While the page loads, a token costs more than it tells. A portrait that had been shown before has
      // not moved.
      if ('loading' in pageFlags() || step.event === 'page.shown') return
      if (map.current && moves()) queueToken(map.current, step, moves)
    })
  }, [motion])

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

/** What the lines are, once for keyboards and once for fingers, which have no key to hold. */
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

/** Memoised: what the page learns once its scripts run concerns the stations only. */
const LineOf = memo(function LineOf({ line, order }: { line: Line; order: number }) {
  const { actor: id } = line
  return (
    <>
      {/* Between the widths of a phone and of a desk, the last two lines have a row of their
          own. */}
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

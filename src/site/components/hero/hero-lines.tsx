import './hero-lines.css'

import { memo, useEffect, useRef } from 'react'
import { lines } from 'virtual:hero-lines'

import { ui } from 'virtual:words/ui'
import { onFirstSign } from '#lib/first-sign.ts'
import { inspectLink } from '#lib/inspect-link.ts'
import { useDrawnAnew } from '#lib/use-hydrated.ts'

import { toggleInside } from '#devtools/index.ts'
import { usePreferences } from '#site/preferences/provider.tsx'
import { Stations } from './line-stations.tsx'
import { Tracks } from './line-tracks.tsx'
import type { Line } from './stations.ts'

/** The lines that a small window has room for. */
const ALWAYS = new Set(['theme', 'portrait', 'showcase'])

/** The machines of the page as lines of a railway map: their states, and the transitions that they take. */
export function HeroLines() {
  const map = useRef<HTMLUListElement>(null)
  const { motion } = usePreferences()
  const isFirstPage = !useDrawnAnew()

  useEffect(() => {
    const moves = () => motion.getSnapshot().hasTag('moving')
    const follow = async () => {
      const { followSteps, queueToken } = await import('./line-tokens.ts')
      return followSteps(lines, (step) => {
        // A portrait that is shown at once has not moved.
        const hasMoved = step.event !== 'page.shown'
        if (hasMoved && map.current && moves()) queueToken(map.current, step, moves)
      })
    }
    let following: Promise<() => void> | undefined
    // On a page that nobody touches, tokens would be a fifteenth of the work, and tell nobody.
    const endWaiting = onFirstSign(() => {
      // Without its code no token runs.
      following = follow().catch(() => () => {})
    })
    return () => {
      endWaiting()
      void following?.then((end) => end())
    }
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

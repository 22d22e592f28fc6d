import { useSelector } from '@xstate/react'

import type { LogKind } from '#machines/inspector/log-filter.machine'

import { words } from '../site'
import { useFilter, useShown, useStore } from '../panel/inspector-context'

const kinds: readonly LogKind[] = ['all', 'step', 'actor', 'route']

const newestOf = (log: readonly { id: number }[]) => log.at(-1)?.id ?? 0

/** What of the log is shown, and whether it goes on. */
export function LogFilters() {
  const store = useStore()
  const { actor, source } = useShown()
  const filter = useFilter()
  const wanted = useSelector(filter, ({ context }) => context)
  const isPaused = useSelector(actor, (snapshot) => snapshot.matches({ open: { log: 'paused' } }))
  return (
    <div className="ins-filters">
      <input
        type="search"
        aria-label={words.log.filter}
        placeholder={words.log.filter}
        value={wanted.text}
        onChange={({ target }) => filter.send({ type: 'text.change', text: target.value })}
      />
      <select
        aria-label={words.log.actor}
        value={wanted.actor}
        onChange={({ target }) => filter.send({ type: 'actor.choose', actor: target.value })}
      >
        <option value="">{words.log.everyone}</option>
        {[...store.actors.values()].map((view) => (
          <option key={view.actor} value={view.actor}>
            {view.name}
          </option>
        ))}
      </select>
      <select
        aria-label={words.log.kind}
        value={wanted.kind}
        onChange={({ target }) =>
          filter.send({
            type: 'kind.choose',
            kind: kinds.find((kind) => kind === target.value) ?? 'all',
          })
        }
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {words.log.kinds[kind]}
          </option>
        ))}
      </select>
      <TimersCheck />
      <button
        type="button"
        className="ins-button"
        onClick={() =>
          actor.send(
            isPaused
              ? { type: 'log.resume' }
              : { type: 'log.pause', entry: newestOf(store.log), at: source.now() },
          )
        }
      >
        {isPaused ? words.log.resume : words.log.pause}
      </button>
      <button
        type="button"
        className="ins-button"
        onClick={() => {
          store.clear()
          actor.send({ type: 'time.live' })
        }}
      >
        {words.log.clear}
      </button>
    </div>
  )
}

/** Whether what timers say is shown as well: of the log and of the sequence. */
export function TimersCheck() {
  const filter = useFilter()
  const areShown = useSelector(filter, ({ context }) => context.timers)
  return (
    <label className="ins-check">
      <input
        type="checkbox"
        checked={areShown}
        onChange={() => filter.send({ type: 'timers.toggle' })}
      />
      {words.log.timers}
    </label>
  )
}

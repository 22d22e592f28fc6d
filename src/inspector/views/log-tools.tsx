import type { LogFilter } from '#machines/inspector/inspector-setup'

import { Button, CopyButton } from '../context/controls'
import { useView } from '../context/inspector-context'

/** The log's filter; takes what the actor was sent up to the moment that is shown away, as a test. */
export function LogTools({ isEmpty }: { isEmpty: boolean }) {
  const { store, panel, entry, chosen, filter } = useView()
  const change = (part: Partial<LogFilter>) =>
    panel.send({ type: 'filter.change', filter: { ...filter, ...part } })
  const testOf = async () => {
    const [{ recordingOf }, { asTest }] = await Promise.all([
      import('../recording/recording'),
      import('../recording/as-test'),
    ])
    const until = entry ?? store.log.at(-1)?.id ?? 0
    return chosen ? asTest(recordingOf(store, until, chosen.record)) : null
  }
  return (
    <div className="ins-bar ins-line ins-muted">
      <input
        type="search"
        aria-label="Filter the log"
        placeholder="Actor, event, payload, state, guard, ignored"
        value={filter.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      {(['timers', 'alone'] as const).map((part) => (
        <Button
          key={part}
          aria-pressed={filter[part]}
          onClick={() => change({ [part]: !filter[part] })}
        >
          {part === 'timers' ? 'Timers' : 'Only this actor'}
        </Button>
      ))}
      <CopyButton disabled={!chosen} text={testOf}>
        Copy as test
      </CopyButton>
      {isEmpty && (
        <p>
          Nothing in the log is like this. Use the page, or send an event.{' '}
          {filter.text !== '' && (
            <Button onClick={() => change({ text: '' })}>Show everything</Button>
          )}
        </p>
      )}
    </div>
  )
}

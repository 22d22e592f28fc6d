import type { LogFilter } from '#machines/inspector/inspector-setup'

import { Button, More } from '../context/controls'
import { useView } from '../context/inspector-context'
import { useCopying } from '../context/use-copying'

/** Clears the log; takes what the actor was sent up to the moment that is shown away, as a test. */
function Exports() {
  const { store, panel, entry, chosen } = useView()
  const { isCopied, copy } = useCopying()
  const clear = () => {
    store.clear()
    panel.send({ type: 'time.live' })
  }
  const copyTest = async () => {
    const [{ recordingOf }, { asTest }] = await Promise.all([
      import('../recording/recording'),
      import('../recording/as-test'),
    ])
    const until = entry ?? store.log.at(-1)?.id ?? 0
    if (chosen) await copy(asTest(recordingOf(store, until, chosen.record)))
  }
  return (
    <More>
      <Button onClick={clear}>Clear</Button>
      {chosen && <Button onClick={() => void copyTest()}>Copy as test</Button>}
      <span role="status">{isCopied && 'Copied.'}</span>
    </More>
  )
}

/** The log's filter, and what is done with the log. */
export function LogTools({ isEmpty }: { isEmpty: boolean }) {
  const { panel, filter } = useView()
  const change = (part: Partial<LogFilter>) =>
    panel.send({ type: 'filter.change', filter: { ...filter, ...part } })
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
      <Exports />
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

import { CopyButton } from '../context/controls'
import { useView } from '../context/inspector-context'
import { machineOf } from '../observe/snapshots'
import { site } from '../seam'
import { recordingOf } from '../sources/replica'

/** The log's filter; takes what the actor was sent up to the moment that is shown away, as a test. */
export function LogTools() {
  const { store, panel, entry, chosen, filter } = useView()
  const machine = chosen && machineOf(chosen.snapshot)
  const testOf = async () => {
    const until = entry ?? store.log.at(-1)?.id ?? 0
    const { record } = chosen!
    const of = (await site.entryOf(record.machine)) ?? { id: record.machine, machine: machine! }
    const { asTest } = await import('../recording/as-test')
    return asTest(recordingOf(of.machine, store, until, record), of)
  }
  return (
    <div className="ins-bar ins-line ins-muted">
      <input
        type="search"
        aria-label="Filter the log"
        placeholder="Actor, event, payload, state, ignored"
        value={filter}
        onChange={({ target }) => panel.send({ type: 'filter.change', filter: target.value })}
      />
      <CopyButton disabled={!machine} text={testOf}>
        Copy as test
      </CopyButton>
    </div>
  )
}

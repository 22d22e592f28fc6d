import './actor-list.css'

import { site, words } from '../../site'
import { Check } from '../../context/controls'
import { inOrder } from '../../store/actor-order'
import type { ActorRecord } from '../../store/store'
import { ActorRow, AGE_STEP_MS } from './actor-row'
import { useActorTime } from '../../context/actor-time'
import {
  chosenOf,
  useInspectorState,
  useInspector,
  usePanelMatch,
  useStore,
} from '../../context/inspector-context'

/** Such as entrances: many, each with little to see. */
const isEntrance = ({ machine }: ActorRecord) => machine === site.minorMachine

/** The actors, with the state and the age of each; those that are gone come last. */
export function ActorList() {
  const store = useStore()
  const { panel, host, source } = useInspector()
  const { actorId } = useInspectorState()
  const isSelfListed = usePanelMatch({ open: { self: 'listed' } })
  const areFolded = usePanelMatch({ open: { entrances: 'folded' } })
  const now = useActorTime(AGE_STEP_MS)
  const chosen = chosenOf(store, actorId)
  const records = inOrder([...store.actors.values()])
  const entrances = records.filter(isEntrance)
  const isFolded = (record: ActorRecord) => areFolded && isEntrance(record) && record !== chosen
  const rows = [...records.filter((record) => !isEntrance(record)), ...entrances].filter(
    (record) => !isFolded(record),
  )

  return (
    <nav className="ins-actors" aria-label={words.actors.label}>
      <ul>
        {rows.map((record) => (
          <ActorRow
            key={record.sessionId}
            record={record}
            isChosen={record === chosen}
            now={now}
            onFollow={() => panel.send({ type: 'actor.follow', actorId: record.sessionId })}
          />
        ))}
      </ul>
      {entrances.length > 0 && (
        <button
          type="button"
          className="ins-fold"
          aria-expanded={!areFolded}
          onClick={() => panel.send({ type: 'entrances.toggle' })}
        >
          {entrances.length} {words.actors.entrances}
        </button>
      )}
      {records.length === 0 && <p className="ins-quiet">{words.actors.none}</p>}
      {source === host && (
        <Check checked={isSelfListed} onChange={() => panel.send({ type: 'self.toggle' })}>
          {words.actors.self}
        </Check>
      )}
    </nav>
  )
}

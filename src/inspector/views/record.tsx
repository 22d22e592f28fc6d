import './record.css'

import { words } from '../site'
import { Button } from '../context/controls'
import { save } from '../context/save'
import { useChosen, useInspectorState, useInspector, useStore } from '../context/inspector-context'
import { useCopying } from '../context/use-copying'
import { asTest } from '../recording/as-test'
import { toHash } from '../recording/link'
import { OpenRecording } from './open-recording'
import { recordingOf } from '../recording/recording'

/** Exports the events up to the moment shown, and opens recordings. */
export default function RecordView() {
  const store = useStore()
  const { panel, panelWindow } = useInspector()
  const { entry } = useInspectorState()
  const chosen = useChosen()
  const { isCopied, copy } = useCopying()
  const upTo = entry ?? store.log.at(-1)?.id ?? 0
  const { events } = recordingOf(store, upTo)
  const refuse = (why: string) => panel.send({ type: 'recording.refused', fault: why })

  const saveJson = () => {
    const text = JSON.stringify(recordingOf(store, upTo), null, 2)
    save(panelWindow, 'recording.json', 'application/json', text)
  }

  const copyLink = async () => {
    const hash = await toHash(recordingOf(store, upTo))
    if (hash === null) return refuse(words.faults.tooLong)
    await copy(`${location.origin}${location.pathname}${hash}`)
  }

  const copyTest = async () => {
    if (chosen) await copy(asTest(recordingOf(store, upTo, chosen.record.sessionId)))
  }

  return (
    <div className="ins-sheet ins-muted">
      <p>{words.recording.about}</p>
      <p className="ins-mono">
        {events.length} {words.recording.events}
      </p>
      <p className="ins-line">
        <Button onClick={saveJson}>{words.recording.save}</Button>
        <Button onClick={() => void copyLink()}>{words.recording.link}</Button>
        <Button onClick={() => void copyTest()}>
          {words.recording.test}
          {chosen && `: ${chosen.record.name}`}
        </Button>
      </p>
      <p role="status">{isCopied && words.recording.copied}</p>
      <OpenRecording />
    </div>
  )
}

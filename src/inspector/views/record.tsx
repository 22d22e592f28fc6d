import './record.css'

import { useId } from 'react'

import { words } from '../site'
import { Button } from '../context/controls'
import { save } from '../context/save'
import { useInspector, useInspectorState, useView } from '../context/inspector-context'
import { useCopying } from '../context/use-copying'
import { asTest } from '../recording/as-test'
import { openText } from '../recording/current'
import { toHash } from '../recording/link'
import { LARGEST_RECORDING, recordingOf } from '../recording/recording'

/** Exports the events up to the moment shown, and opens recordings. */
export default function RecordView() {
  const { store, panel, entry, chosen } = useView()
  const { isCopied, copy } = useCopying()
  const upTo = entry ?? store.log.at(-1)?.id ?? 0
  const { events } = recordingOf(store, upTo)
  const refuse = (why: string) => panel.send({ type: 'recording.refused', fault: why })

  const saveJson = () => {
    const text = JSON.stringify(recordingOf(store, upTo), null, 2)
    save('recording.json', 'application/json', text)
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

/** The name of the field for a pasted recording. */
const PASTED = 'recording'

/** Opens a recording from a file or from pasted text. */
export function OpenRecording() {
  const { panel } = useInspector()
  const { fault } = useInspectorState()
  const field = useId()
  const refuse = (why: string) => panel.send({ type: 'recording.refused', fault: why })
  const open = (text: string) => {
    const wrong = openText(text)
    if (wrong === null) panel.send({ type: 'recording.opened' })
    else refuse(wrong)
  }
  return (
    <form
      className="ins-open ins-sheet ins-muted"
      onSubmit={(event) => {
        event.preventDefault()
        open(new FormData(event.currentTarget).get(PASTED) as string)
      }}
    >
      <label>
        {words.recording.open}{' '}
        <input
          type="file"
          accept="application/json,.json"
          onChange={async ({ target }) => {
            const [file] = target.files ?? []
            if (!file) return
            // A file that is too large is not even read.
            if (file.size > LARGEST_RECORDING) refuse(words.faults.tooLarge)
            else open(await file.text())
          }}
        />
      </label>
      <label htmlFor={field}>{words.recording.paste}</label>
      <textarea
        className="ins-mono"
        id={field}
        name={PASTED}
        rows={3}
        required
        spellCheck={false}
        onChange={() => fault && refuse('')}
      />
      <Button type="submit">{words.recording.read}</Button>
      <p role="status">{fault}</p>
    </form>
  )
}

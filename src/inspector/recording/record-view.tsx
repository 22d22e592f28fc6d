import './record-view.css'

import { useId } from 'react'

import { inspector as words } from '#content/inspector'

import { copy, save } from '../hand-out'
import { useChosen, useInspector, useShown, useStore } from '../views/shown'
import { textOf } from '../views/text-of'
import { useCopying } from '../views/use-copying'
import { asTest } from './as-test'
import { readRecording } from './check'
import { toHash } from './link'
import { loadRecording } from './loaded'
import { record } from './recording'

/** The field that a recording is pasted into. */
const PASTED = 'recording'
const LARGEST_FILE = 256_000

/** What happened up to the moment on show, taken away; and what others took away, opened. */
export default function RecordView() {
  const store = useStore()
  const { actor } = useShown()
  const { entry, fault } = useInspector()
  const chosen = useChosen()
  const { isCopied, run } = useCopying()
  const upTo = entry ?? store.log.at(-1)?.id ?? 0
  const { events } = record(store, upTo)
  const refuse = (why: string) => actor.send({ type: 'recording.refused', fault: why })

  const open = (text: string) => {
    const recording = readRecording(text)
    if (typeof recording === 'string') return refuse(recording)
    loadRecording(recording)
    actor.send({ type: 'recording.opened' })
  }

  const copyLink = async () => {
    const hash = await toHash(record(store, upTo))
    if (hash === null) return refuse(words.faults.tooLong)
    await run(() => copy(`${location.origin}${location.pathname}${hash}`))
  }

  const copyTest = async () => {
    if (chosen) await run(() => copy(asTest(record(store, upTo, chosen.view.actor))))
  }

  return (
    <div className="ins-record">
      <p>{words.recording.about}</p>
      <p className="ins-clock ins-mono">
        {events.length} {words.recording.events}
      </p>
      <p className="ins-choices">
        <button
          type="button"
          className="ins-button"
          onClick={() =>
            save('recording.json', 'application/json', JSON.stringify(record(store, upTo), null, 2))
          }
        >
          {words.recording.save}
        </button>
        <button type="button" className="ins-button" onClick={() => void copyLink()}>
          {words.recording.link}
        </button>
        <button type="button" className="ins-button" onClick={() => void copyTest()}>
          {words.recording.test}
          {chosen && `: ${chosen.view.name}`}
        </button>
      </p>
      <OpenRecording onText={open} onFault={refuse} />
      <p role="status">{fault || (isCopied && words.recording.copied)}</p>
    </div>
  )
}

interface OpenRecordingProps {
  onText: (text: string) => void
  onFault: (message: string) => void
}

function OpenRecording({ onText, onFault }: OpenRecordingProps) {
  const field = useId()
  return (
    <form
      className="ins-open"
      onSubmit={(event) => {
        event.preventDefault()
        onText(textOf(event.currentTarget, PASTED))
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
            // Not even read, if it is too large.
            if (file.size > LARGEST_FILE) onFault(words.faults.tooLarge)
            else onText(await file.text())
          }}
        />
      </label>
      <label htmlFor={field}>{words.recording.paste}</label>
      <textarea id={field} name={PASTED} rows={3} required spellCheck={false} />
      <button type="submit" className="ins-button">
        {words.recording.read}
      </button>
    </form>
  )
}

import './record.css'

import { useId } from 'react'

import { words } from '../site'
import { useInspectorState, useInspector } from '../context/inspector-context'
import { Button } from '../context/controls'
import { openText } from '../recording/current'
import { LARGEST_RECORDING } from '../recording/recording'

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

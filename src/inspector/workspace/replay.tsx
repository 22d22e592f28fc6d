import { type ChangeEvent, useEffect, useMemo, useSyncExternalStore } from 'react'

import { words } from '../site'
import { useInspector, useInspectorState } from '../context/inspector-context'
import { currentRecording, onRecordingChange, openText } from '../recording/current'
import { LARGEST_RECORDING } from '../recording/recording'
import { createSandbox } from '../sources/sandbox'
import { Workspace } from './workspace'

const { recording: labels, faults } = words

/** Replays the open recording: all of it is in the log, and time goes through that. */
export default function ReplayView() {
  const { panel } = useInspector()
  const recording = useSyncExternalStore(onRecordingChange, currentRecording)
  const replay = useMemo(() => recording && createSandbox(recording), [recording])
  useEffect(() => {
    // The last of the actors that were there at its beginning.
    if (recording)
      panel.send({ type: 'time.seek', entry: Math.max(0, recording.actors.length - 1) })
    return () => replay?.end()
  }, [panel, recording, replay])

  return (
    <>
      <OpenRecording>
        {recording ? `${recording.events.length} ${labels.played} ${recording.route}` : labels.none}
      </OpenRecording>
      {replay && <Workspace source={replay} />}
    </>
  )
}

/** Opens a recording from a file; says why one is refused, or else what its children say. */
function OpenRecording({ children }: { children: string }) {
  const { panel } = useInspector()
  const { fault } = useInspectorState()
  const open = async ({ target: { files } }: ChangeEvent<HTMLInputElement>) => {
    const [file] = files ?? []
    if (!file) return
    // A file that is too large is not even read.
    const wrong = file.size > LARGEST_RECORDING ? faults.tooLarge : openText(await file.text())
    if (wrong === null) panel.send({ type: 'mode.show', mode: 'recording' })
    else panel.send({ type: 'recording.refused', fault: wrong })
  }
  return (
    <div className="ins-open ins-bar ins-line ins-muted">
      <label>
        {labels.open} <input type="file" accept="application/json,.json" onChange={open} />
      </label>
      <p role="status">{fault || children}</p>
    </div>
  )
}

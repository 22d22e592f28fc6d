import { useEffect, useMemo, useSyncExternalStore } from 'react'

import { words } from '../site'
import { useInspector } from '../context/inspector-context'
import { currentRecording, onRecordingChange } from '../recording/current'
import { createSandbox } from '../sources/sandbox'
import { OpenRecording } from '../views/record'
import { Workspace } from './workspace'

/** The form that had the focus is gone. */
const focus = (line: HTMLElement | null) => line?.focus({ preventScroll: true })

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

  if (!recording || !replay)
    return (
      <div className="ins-empty">
        <p className="ins-quiet">{words.recording.none}</p>
        <OpenRecording />
      </div>
    )
  return (
    <Workspace source={replay}>
      <p ref={focus} tabIndex={-1} className="ins-bar ins-mono">
        {recording.events.length} {words.recording.played} {recording.route}
      </p>
    </Workspace>
  )
}

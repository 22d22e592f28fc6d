import './bar.css'

import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'

import { Select } from '../views/select'
import { words } from '../site'
import { Workspace } from './workspace'
import { useInspector, useInspectorState } from '../context/inspector-context'
import { currentRecording, onRecordingChange } from '../recording/current'
import { OpenRecording } from '../views/open-recording'
import type { Recording } from '../recording/recording'
import { createSandbox } from '../sources/sandbox'

const speeds = [0.25, 0.5, 1, 2, 4]

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
      <div className="ins-record ins-empty">
        <p>{words.recording.none}</p>
        <OpenRecording />
      </div>
    )
  return (
    <Workspace source={replay}>
      <Controls recording={recording} />
    </Workspace>
  )
}

function Controls({ recording }: { recording: Recording }) {
  const { panel } = useInspector()
  const { speed } = useInspectorState()
  const bar = useRef<HTMLDivElement>(null)
  // The form that had the focus is gone.
  useEffect(() => bar.current?.focus({ preventScroll: true }), [])

  return (
    <div ref={bar} tabIndex={-1} className="ins-bar">
      <label className="ins-field ins-mono">
        {words.recording.speed}
        <Select
          label={words.recording.speed}
          value={speed}
          options={speeds.map((factor) => [factor, `×${factor}`])}
          onChoose={(factor) => panel.send({ type: 'speed.change', speed: Number(factor) })}
        />
      </label>
      <span className="ins-clock ins-mono">
        {recording.events.length} {words.recording.played} {recording.route}
      </span>
    </div>
  )
}

import './replay.css'

import { type ChangeEvent, useEffect, useMemo, useSyncExternalStore } from 'react'

import { Button } from '../context/controls'
import { useInspector, useView } from '../context/inspector-context'
import { currentRecording, onRecordingChange, openText } from '../recording/current'
import { LARGEST_RECORDING, recordingOf } from '../recording/recording'
import { createSandbox } from '../sources/sandbox'
import { Workspace } from './workspace'

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
        {recording && `${recording.events.length} events, recorded on ${recording.route}`}
      </OpenRecording>
      {replay && <Workspace source={replay} />}
    </>
  )
}

/**
 * Opens a recording, from a file or of the page so far; says why one is refused, or else what its
 * children say. While none is open, it is all there is.
 */
function OpenRecording({ children }: { children: string | null }) {
  const { panel, store, fault } = useView()
  const { log } = store
  const report = (wrong: string | null) =>
    panel.send(
      wrong === null
        ? { type: 'mode.show', mode: 'recording' }
        : { type: 'recording.refused', fault: wrong },
    )
  const openFile = async ({ target: { files } }: ChangeEvent<HTMLInputElement>) => {
    const [file] = files ?? []
    // A file that is too large is not even read.
    if (file)
      report(
        file.size > LARGEST_RECORDING
          ? 'The recording is too large: at most 256 kB.'
          : openText(await file.text()),
      )
  }
  return (
    <div className="ins-open ins-bar ins-line ins-muted" data-empty={!children || undefined}>
      <p role="status">
        {fault || (children ?? 'No recording is open. The log of this page saves one.')}
      </p>
      {!children && (
        <Button
          className="ins-button ins-strong"
          disabled={log.every(({ kind }) => kind !== 'step')}
          onClick={() => report(openText(JSON.stringify(recordingOf(store, log.at(-1)?.id ?? 0))))}
        >
          Replay this page so far
        </Button>
      )}
      <label className="ins-line">
        Open a recording <input type="file" accept="application/json,.json" onChange={openFile} />
      </label>
    </div>
  )
}

import './bar.css'

import { useSelector } from '@xstate/react'
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'

import { Button, Check } from '../context/controls'
import { Select } from '../views/select'
import { words } from '../site'
import type { Source } from '../sources/source'
import { Workspace } from './workspace'
import { useInspector } from '../context/inspector-context'
import { currentRecording, onRecordingChange } from '../recording/current'
import { OpenRecording } from '../views/open-recording'
import type { RecordedEvent, Recording } from '../recording/recording'
import { createReplay, type Replay } from '../recording/replay-source'

const speeds = [0.25, 0.5, 1, 2, 4]

/** Replays the open recording. */
export default function ReplayView() {
  const recording = useSyncExternalStore(onRecordingChange, currentRecording)
  const replay = useMemo(() => recording && createReplay(recording), [recording])
  useEffect(() => () => replay?.end(), [replay])

  if (!recording || !replay)
    return (
      <div className="ins-record ins-empty">
        <p>{words.recording.none}</p>
        <OpenRecording />
      </div>
    )
  return (
    <Workspace source={replay}>
      <Controls recording={recording} replay={replay} />
    </Workspace>
  )
}

/** Sends a recorded event to the page's actor of the same name and machine. */
const sendToPage = (host: Source, recording: Recording, { actor, event, timer }: RecordedEvent) => {
  const recorded = recording.actors[actor]
  const living = [...host.store.actors.values()].find(
    ({ name, machine, isGone }) =>
      !isGone && name === recorded?.name && machine === recorded.machine,
  )
  if (living && !timer) host.send(living.sessionId, event)
}

function Controls({ recording, replay }: { recording: Recording; replay: Replay }) {
  const { control } = replay
  const { host } = useInspector()
  const { position, speed, onPage } = useSelector(control, ({ context }) => context)
  const state = useSelector(control, ({ value }) => value)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => button.current?.focus(), [])
  useEffect(
    () => (onPage ? replay.onDelivered((event) => sendToPage(host, recording, event)) : undefined),
    [onPage, host, replay, recording],
  )

  return (
    <div className="ins-bar">
      <Button
        ref={button}
        className="ins-button ins-strong"
        disabled={state === 'done'}
        onClick={() => control.send({ type: state === 'playing' ? 'replay.pause' : 'replay.play' })}
      >
        {state === 'playing' ? words.recording.pause : words.recording.play}
      </Button>
      <Button disabled={state !== 'paused'} onClick={() => control.send({ type: 'replay.step' })}>
        {words.recording.step}
      </Button>
      <Button onClick={() => control.send({ type: 'replay.rewind' })}>
        {words.recording.rewind}
      </Button>
      <label className="ins-field ins-mono">
        {words.recording.speed}
        <Select
          label={words.recording.speed}
          value={speed}
          options={speeds.map((factor) => [factor, `×${factor}`])}
          onChoose={(factor) => control.send({ type: 'speed.change', speed: Number(factor) })}
        />
      </label>
      <Check checked={onPage} onChange={() => control.send({ type: 'page.toggle' })}>
        {words.recording.onPage}
      </Check>
      <span className="ins-clock ins-mono">
        {position} {words.time.of} {recording.events.length} {words.recording.played}{' '}
        {recording.route}
      </span>
    </div>
  )
}

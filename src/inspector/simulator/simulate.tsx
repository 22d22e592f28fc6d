import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'

import { inspectorMachine } from '#machines/inspector/inspector.machine'

import { freshRecording } from '../recording/recording'
import { entryOf } from '../sources/machines'
import { createSandbox } from '../sources/sandbox'
import { toJson } from '../observe/json'
import { Simulator } from './simulator'

/** Puts the simulator of a machine into an element; returns what ends it. */
export const simulate = (element: HTMLElement) => {
  const machine = element.dataset['machine'] ?? ''
  const input = entryOf(machine)?.input ?? null
  const sandbox = createSandbox(freshRecording(machine, toJson(input)))
  const panel = createActor(inspectorMachine, {
    id: 'simulator',
    input: { dock: 'bottom', size: 50 },
  }).start()
  panel.send({ type: 'panel.open', actorId: null })
  const ground = document.createElement('div')
  element.append(ground)
  const root = createRoot(ground)
  root.render(<Simulator machine={machine} sandbox={sandbox} panel={panel} />)
  return () => {
    root.unmount()
    ground.remove()
    panel.stop()
    sandbox.end()
  }
}

import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'

import { inspectorMachine } from '#machines/inspector/inspector.machine'

import { createSimulation } from './simulation'
import { Simulator } from './simulator'

/** Puts the simulator of a machine into an element; returns what ends it. */
export const simulate = (element: HTMLElement) => {
  const machine = element.dataset['machine'] ?? ''
  const simulation = createSimulation(machine)
  const panel = createActor(inspectorMachine, {
    id: 'simulator',
    input: { dock: 'bottom', size: 50 },
  }).start()
  panel.send({ type: 'panel.open', actorId: null })
  const ground = document.createElement('div')
  element.append(ground)
  const root = createRoot(ground)
  root.render(<Simulator machine={machine} simulation={simulation} panel={panel} />)
  return () => {
    root.unmount()
    ground.remove()
    panel.stop()
    simulation.end()
  }
}

import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'

import { inspector as words } from '#content/inspector'
import { inspectorMachine } from '#machines/inspector/inspector.machine'

import { keptPlace } from '../kept'
import { createRemote } from './remote'
import { WindowInspector } from './window-inspector'

/** Makes this whole window the inspector of another tab. */
export const openWindow = () => {
  const remote = createRemote(new URLSearchParams(location.search).get('tab'))
  const actor = createActor(inspectorMachine, { id: 'inspector', input: keptPlace() }).start()
  actor.send({ type: 'panel.open', actor: null })

  document.title = words.panel
  document.getElementById('root')?.remove()
  const ground = document.createElement('div')
  document.body.append(ground)
  createRoot(ground).render(<WindowInspector remote={remote} actor={actor} />)
}

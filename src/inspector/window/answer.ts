import type { Host } from '../host'
import { openChannel } from './channel'
import { isToTab, type ToTab } from './protocol'

const BEAT_MS = 2000
/** Without a sign of any window for so long, nobody is watching. */
const PATIENCE_MS = 8000

let tab = ''

/** Lets windows of their own look into this tab; returns the name it goes by. */
export const answerWindows = (host: Host): string => {
  if (tab) return tab
  tab = crypto.randomUUID().slice(0, 8)
  let attached: { end: () => void; lastSign: number } | undefined

  const { tell } = openChannel((data) => {
    if (isToTab(data)) hear(data)
  })
  const here = () =>
    tell({ type: 'here', from: tab, path: location.pathname, title: document.title })

  const beat = () => {
    if (!attached) return
    if (Date.now() - attached.lastSign > PATIENCE_MS) {
      attached.end()
      attached = undefined
    } else here()
  }

  const attach = () => {
    if (!attached) {
      const endListening = host.listen()
      const endTelling = host.store.subscribe((entry) =>
        entry ? tell({ type: 'entry', from: tab, entry }) : tellAll(),
      )
      const interval = setInterval(beat, BEAT_MS)
      const end = () => {
        clearInterval(interval)
        endTelling()
        endListening()
      }
      attached = { end, lastSign: Date.now() }
    }
    tellAll()
  }
  const tellAll = () => tell({ type: 'contents', from: tab, contents: host.store.contents() })

  const hear = (message: ToTab) => {
    if (attached) attached.lastSign = Date.now()
    if (message.type === 'ask') return here()
    if (message.to !== tab) return
    if (message.type === 'attach') attach()
    if (message.type === 'send') host.send(message.actor, message.event)
    if (message.type === 'restore') {
      void host
        .restore?.(message.entry)
        .then((result) => tell({ type: 'restored', from: tab, result }))
    }
  }

  addEventListener('pagehide', () => tell({ type: 'left', from: tab }))
  here()
  return tab
}

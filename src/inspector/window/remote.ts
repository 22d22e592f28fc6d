import type { Outcome } from '#machines/inspector/inspector.machine'
import { type ActorRefFrom, createActor } from 'xstate'

import { attachmentMachine } from '#machines/inspector/attachment.machine'

import { WAKE_KEY } from '../../inspection/opener'
import type { Source } from '../source'
import { Store } from '../store/store'
import { createListeners } from '../listeners'
import { machineOf } from '../machine-of'
import { openChannel } from './channel'
import { type FromTab, isFromTab, type ToTab } from './protocol'

interface Tab {
  id: string
  path: string
  title: string
}

export interface Remote extends Source {
  attachment: ActorRefFrom<typeof attachmentMachine>
  /** The tabs that have answered, the latest last. */
  tabs: () => readonly Tab[]
  onTabs: (listener: () => void) => () => void
}

/** Tabs that do not listen yet hear of a change in the storage that they share. */
const wakeTabs = () => {
  try {
    localStorage.setItem(WAKE_KEY, String(Date.now()))
  } catch {
    // Then only tabs that listen already can be found.
  }
}

/** What happens in another tab, which is found, lost and found again. */
export const createRemote = (wanted: string | null): Remote => {
  const store = new Store()
  const attachment = createActor(attachmentMachine, { id: 'attachment' })
  const listeners = createListeners()
  let tabs: Tab[] = []
  let onRestored: ((result: Outcome) => void) | undefined

  const { tell } = openChannel((data) => {
    if (isFromTab(data)) hear(data)
  })
  const current = () => attachment.getSnapshot().context.tab
  const tellCurrent = (make: (to: string) => ToTab) => {
    const to = current()
    if (to !== null) tell(make(to))
  }
  const setTabs = (next: Tab[]) => {
    tabs = next
    listeners.tell()
  }

  const hear = (message: FromTab) => {
    const { from } = message
    if (message.type === 'here') {
      setTabs([
        ...tabs.filter(({ id }) => id !== from),
        { id: from, path: message.path, title: message.title },
      ])
      if (wanted === null || wanted === from) attachment.send({ type: 'tab.heard', tab: from })
      if (current() === from) tell({ type: 'stay', to: from })
    }
    if (message.type === 'left') {
      setTabs(tabs.filter(({ id }) => id !== from))
      if (wanted === from) wanted = null
      attachment.send({ type: 'tab.left', tab: from })
    }
    if (from !== current()) return
    if (message.type === 'contents') store.replace(message.contents)
    if (message.type === 'entry') store.receive(message.entry)
    if (message.type === 'restored') onRestored?.(message.result)
  }

  attachment.on('tabs.ask', () => {
    wakeTabs()
    tell({ type: 'ask' })
  })
  attachment.on('tab.attach', ({ tab }) => {
    if (tab !== null) tell({ type: 'attach', to: tab })
  })
  attachment.start()

  return {
    store,
    attachment,
    now: () => Date.now(),
    machineOf: ({ machine }) => machineOf(machine),
    tabs: () => tabs,
    onTabs: listeners.add,
    send: (actor, event) => tellCurrent((to) => ({ type: 'send', to, actor, event })),
    restore: (entry) =>
      new Promise((resolve) => {
        onRestored = resolve
        tellCurrent((to) => ({ type: 'restore', to, entry }))
      }),
  }
}

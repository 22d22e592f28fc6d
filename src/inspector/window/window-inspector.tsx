import '../views/bar.css'

import { useSelector } from '@xstate/react'
import { useMemo, useSyncExternalStore } from 'react'

import { inspector as words } from '#content/inspector'

import { Header } from '../views/header'
import { Body } from '../views/inspector'
import { Modes } from '../views/modes'
import { type InspectorActor, ShownContext } from '../views/shown'
import { useNarrow } from '../views/use-narrow'
import type { Remote } from './remote'

/** The panel that fills a window, and what it looks into. */
export function WindowInspector({ remote, actor }: { remote: Remote; actor: InspectorActor }) {
  const shown = useMemo(() => ({ actor, source: remote, host: null }), [actor, remote])
  const isNarrow = useNarrow(1)
  return (
    <ShownContext value={shown}>
      <main
        className="ins-panel"
        data-dock="window"
        data-narrow={isNarrow || undefined}
        aria-label={words.panel}
      >
        <Header />
        <Attachment remote={remote} />
        <Modes page={<Body />} />
      </main>
    </ShownContext>
  )
}

function Attachment({ remote }: { remote: Remote }) {
  const { attachment } = remote
  const isSearching = useSelector(attachment, (snapshot) => snapshot.matches('searching'))
  const isSilent = useSelector(attachment, (snapshot) => snapshot.matches({ attached: 'silent' }))
  const chosen = useSelector(attachment, ({ context }) => context.tab)
  const tabs = useSyncExternalStore(remote.onTabs, remote.tabs)

  if (isSearching)
    return (
      <p className="ins-attachment" role="status">
        <span>{words.attachment.searching}</span> {words.attachment.hint}
      </p>
    )
  return (
    <p className="ins-attachment" role="status">
      <span className="ins-pip" data-lit={!isSilent || undefined} />
      {isSilent ? words.attachment.silent : words.attachment.attached}{' '}
      <select
        className="ins-mono"
        aria-label={words.attachment.tab}
        value={chosen ?? ''}
        onChange={({ target }) => attachment.send({ type: 'tab.choose', tab: target.value })}
      >
        {tabs.map(({ id, title, path }) => (
          <option key={id} value={id}>
            {path} · {title} · {id}
          </option>
        ))}
      </select>
    </p>
  )
}

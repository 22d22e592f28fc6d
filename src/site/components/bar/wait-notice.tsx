import './wait-notice.css'

import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'

import { ui } from 'virtual:words/ui'
import type { navigationMachine } from '#machines/navigation.machine.ts'

import { hrefOf } from '#lib/base-path.ts'
import { useNavigation } from '#site/routing/use-navigation.ts'
import { RetryLink } from '../page/failure.tsx'

const isShort = { loading: 'short' } as const
const isLong = { loading: 'long' } as const

/** How long a press has waited for code. */
const waitLength = (snapshot: SnapshotFrom<typeof navigationMachine>) => {
  if (snapshot.matches({ page: isLong }) || snapshot.matches({ tool: isLong })) return 'long'
  if (snapshot.matches({ page: isShort }) || snapshot.matches({ tool: isShort })) return 'short'
  return 'none'
}

/**
 * The notice under the bar: a press waits for code, waits long, or waited in vain. The words of the
 * first wait stand in the page from the start: until React answers, the style sheet shows them.
 */
export function WaitNotice() {
  const navigation = useNavigation()
  const wait = useSelector(navigation, waitLength)
  const hasFailed = useSelector(navigation, (snapshot) => snapshot.matches({ tool: 'failed' }))
  const href = useSelector(navigation, (snapshot) =>
    snapshot.matches({ page: 'loading' }) ? hrefOf(snapshot.context.to) : snapshot.context.tool,
  )
  const retry = (
    <RetryLink href={href} className="text-signal">
      {ui.failure.retry}
    </RetryLink>
  )
  return (
    <div role="status" data-wait={wait} className="wait-notice no-print">
      <p data-said="short">
        <span className="pip" />
        <span>{ui.wait.short}</span>
      </p>
      <p data-said="long">
        <span className="pip" />
        <span>
          {ui.wait.long} {retry}
        </span>
      </p>
      {hasFailed && (
        <p role="alert" className="flex">
          <span>
            {ui.failure.missing} {retry}
          </span>
        </p>
      )}
    </div>
  )
}

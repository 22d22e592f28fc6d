import { useSelector } from '@xstate/react'
import { useEffect } from 'react'

import { ui } from '#words/ui'
import { onWait } from '#lib/press-waits'
import { waitMachine } from '#machines/wait.machine'

import { usePageActor } from '../../actors/use-page-actor.ts'
import { Retry } from '../part/part'

const pill =
  'items-center gap-2.5 rounded-[18px] border border-line-strong bg-raised px-4 py-1 text-[0.95rem] pointer-events-auto'

/**
 * Under the bar: that a press waits, that it waits long, or that it waited in vain. All words stand in
 * the page from the start: until React runs, the page's first script shows them.
 */
export function WaitNotice() {
  const actor = usePageActor(waitMachine, { id: 'wait' })
  const state = useSelector(actor, ({ value }) =>
    typeof value === 'string' ? value : value.waiting,
  )
  const href = useSelector(actor, ({ context }) => context.href)
  useEffect(
    () =>
      onWait(({ code, href: to = '', hasPlace = false }) => {
        actor.send({ type: 'press.waits', href: to })
        const tell = (type: 'wait.over' | 'code.failed') => () => actor.send({ type, href: to })
        code.then(tell('wait.over'), tell(hasPlace ? 'wait.over' : 'code.failed'))
      }),
    [actor],
  )
  const retry = (
    <Retry href={href} className="text-signal">
      {ui.failure.retry}
    </Retry>
  )
  return (
    <div
      role="status"
      data-wait={state}
      className="wait-notice no-print pointer-events-none absolute inset-x-0 top-full mt-2 flex justify-center px-4"
    >
      {(['shown', 'long'] as const).map((said) => (
        <p key={said} data-said={said} className={pill}>
          <span className="pip size-2 shrink-0 rounded-full bg-signal" />
          <span>
            {ui.wait[said]} {said === 'long' && retry}
          </span>
        </p>
      ))}
      {state === 'failed' && (
        <p role="alert" className={`${pill} flex`}>
          <span>
            {ui.failure.missing} {retry}
          </span>
        </p>
      )}
    </div>
  )
}

import { useEffect } from 'react'

import { usePageActor } from '../../actors/use-page-actor.ts'
import { afterFrame } from '#lib/after-frame'
import { accordionMachine } from '#machines/accordion.machine'

import { idInAddress, writeAddress } from './faq-address'

/** The accordion's actor, kept in sync with the URL's hash. */
export const useAccordion = (ids: readonly string[]) => {
  const actor = usePageActor(accordionMachine, { id: 'faq', input: { ids } })

  useEffect(() => {
    const followAddress = () => {
      const id = idInAddress()
      if (id !== null) actor.send({ type: 'item.found', id })
    }
    followAddress()
    let cancel = () => {}
    // Browsers take their time over it: the frame that answers the press comes first.
    const subscription = actor.on('address.changed', ({ id }) => {
      cancel()
      const { href } = location
      cancel = afterFrame(() => {
        // Another address that has come since is the reader's.
        if (location.href === href) writeAddress(id)
      })
    })
    addEventListener('hashchange', followAddress)
    return () => {
      cancel()
      subscription.unsubscribe()
      removeEventListener('hashchange', followAddress)
    }
  }, [actor])

  return actor
}

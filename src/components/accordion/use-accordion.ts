import { useEffect } from 'react'

import { usePageActor } from '../../actors/use-page-actor.ts'
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
    const subscription = actor.on('address.changed', ({ id }) => writeAddress(id))
    addEventListener('hashchange', followAddress)
    return () => {
      subscription.unsubscribe()
      removeEventListener('hashchange', followAddress)
    }
  }, [actor])

  return actor
}

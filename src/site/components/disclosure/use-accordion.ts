import { useEffect } from 'react'

import { usePageActor } from '#devtools/index.ts'
import { afterFrame } from '#lib/after-frame.ts'
import { writeAddress } from '#lib/write-address.ts'
import { accordionMachine } from '#machines/accordion.machine.ts'

import { drivePart } from '#site/routing/drive-part.ts'
import { targetOf } from '#site/routing/scroll.ts'
import { useNavigation } from '#site/routing/use-navigation.ts'
import { itemAt, rowId } from './accordion.attributes.ts'

/** The accordion's actor, kept in sync with the URL's hash and the entry of the history. */
export const useAccordion = (ids: readonly string[]) => {
  const actor = usePageActor(accordionMachine, { id: 'faq', input: { ids } })
  const navigation = useNavigation()

  useEffect(() => {
    const followAddress = () => {
      const id = itemAt(targetOf(location.hash)?.id ?? '')
      if (id !== undefined) actor.send({ type: 'item.found', id })
    }
    const endPart = drivePart(actor, navigation, {
      read: () => actor.getSnapshot().context.openId,
      restore: (id) => actor.send({ type: 'item.restored', id }),
      followAddress,
    })
    let cancel = () => {}
    // Browsers take their time to write an address: the frame that answers the press comes first.
    const subscription = actor.on('address.changed', ({ id }) => {
      cancel()
      const { href, pathname, search } = location
      cancel = afterFrame(() => {
        // Another address that has come since is the reader's own: it stays.
        if (location.href !== href) return
        writeAddress(id === null ? pathname + search : `#${rowId(id)}`)
      })
    })
    return () => {
      endPart()
      cancel()
      subscription.unsubscribe()
    }
  }, [actor, navigation])

  return actor
}

import { useEffect, useRef } from 'react'

import { usePageActor } from '#devtools/index.ts'
import { pagerMachine } from '#machines/pager.machine.ts'

import { usePreferences } from '#site/preferences/provider.tsx'
import { drivePart } from '#site/routing/drive-part.ts'
import { targetOf } from '#site/routing/scroll.ts'
import { useNavigation } from '#site/routing/use-navigation.ts'

interface PagerOptions {
  id: string
  total: number
  /** Entries that are shown at first, and added by each press. */
  size: number
}

/**
 * A pager's actor, kept in sync with the URL's hash and the entry of the history, and a ref for the
 * element whose children are the entries. The reader is taken along to what a press adds or hides.
 */
export const usePager = ({ id, total, size }: PagerOptions) => {
  const actor = usePageActor(pagerMachine, { id, input: { total, size } })
  const list = useRef<HTMLElement>(null)
  const { motion } = usePreferences()
  const navigation = useNavigation()

  useEffect(() => {
    // Once React has drawn what the event changes: a hidden heading takes no focus.
    const goTo = (index: number, arrive?: (list: Element, entry: Element) => void) =>
      requestAnimationFrame(() => {
        const entry = list.current?.children[index]
        if (!entry) return
        arrive?.(list.current!, entry)
        entry.querySelector<HTMLElement>('h2, h3')?.focus({ preventScroll: true })
      })
    const followAddress = () => {
      // There are no entries when the page that is left hears of the next one.
      const entries = [...(list.current?.children ?? [])]
      const target = targetOf(location.hash)
      const index = entries.findIndex((entry) => entry === target)
      if (index < 0) return
      actor.send({ type: 'entry.found', index })
      // When the browser looked for the entry, the list did not show it yet.
      goTo(index, (_, entry) => entry.scrollIntoView())
    }
    const behavior = () => (motion.getSnapshot().hasTag('moving') ? 'smooth' : 'instant')
    const subscriptions = [
      actor.on('page.added', ({ first }) => goTo(first)),
      // Once the list has shrunk: Safari and Firefox lose their way if the page shrinks while it scrolls.
      actor.on('page.reset', () => {
        goTo(0, (all) => all.scrollIntoView({ block: 'start', behavior: behavior() }))
      }),
    ]
    const endPart = drivePart(actor, navigation, {
      read: () => {
        const { visible: shown, size: folded } = actor.getSnapshot().context
        return shown > folded ? shown : null
      },
      restore: (shown) => {
        const event = { type: 'list.restored', visible: shown ?? size } as const
        if (actor.getSnapshot().can(event)) actor.send(event)
      },
      followAddress,
    })
    return () => {
      endPart()
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [actor, motion, navigation, size])

  return { actor, list }
}

import { useSelector } from '@xstate/react'
import { type ComponentProps, type ReactNode, type Ref, useEffect, useRef } from 'react'

import { ui } from 'virtual:words/ui'
import { LIST_SIZE, pagerMachine } from '#machines/pager.machine.ts'

import { usePageActor } from '#devtools/index.ts'
import { usePreferences } from '#site/preferences/provider.tsx'
import { drivePart } from '#site/routing/drive-part.ts'
import { targetOf } from '#site/routing/scroll.ts'
import { useNavigation } from '#site/routing/use-navigation.ts'
import { Movement } from '../movement/movement.tsx'

/** The attribute of an entry of a later page. */
export interface LaterEntry {
  'data-later'?: '' | undefined
}

interface ShowMoreProps {
  /** Id of the list's actor. */
  id: string
  total: number
  /** Entries that are shown at first, and added by each press. */
  size?: number
  className: string
  /** The movement of the entries of later pages: HIDE plays it reversed. */
  movement: ComponentProps<typeof Movement>['name']
  /** Draws the list; `list` is the ref of the element whose children are the entries. */
  children: (later: (index: number) => LaterEntry, list?: Ref<HTMLElement>) => ReactNode
}

/** A list; if it is long, a page at a time with a button that shows more. */
export const ShowMore = (props: ShowMoreProps) =>
  props.total > LIST_SIZE ? <PagedList {...props} /> : props.children(() => ({}))

/**
 * A list, a page at a time. The HTML holds all of it, for print and for visitors without scripts;
 * otherwise the style sheet hides the entries with `data-later`.
 */
export function PagedList({
  id,
  total,
  size = LIST_SIZE,
  className,
  movement,
  children,
}: ShowMoreProps) {
  const list = useRef<HTMLElement>(null)
  const { motion } = usePreferences()
  const navigation = useNavigation()
  const actor = usePageActor(pagerMachine, { id, input: { total, size } })
  const visible = useSelector(actor, ({ context }) => context.visible)
  const state = useSelector(actor, (snapshot) => snapshot.value)

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

  return (
    <>
      {children((index) => ({ 'data-later': index >= visible ? '' : undefined }), list)}
      <p role="status" className="sr-only">
        {`${ui.projects.shown}${ui.colon} ${visible} ${ui.carousel.of} ${total}`}
      </p>
      {state !== 'whole' && (
        <p className={`script-only no-print ${className}`}>
          <button
            type="button"
            data-actor={actor.id}
            className="pill"
            onClick={() => actor.send({ type: state === 'partial' ? 'page.more' : 'page.hide' })}
          >
            {state === 'partial' ? ui.projects.more : ui.projects.hide}
          </button>
        </p>
      )}
      {state === 'hiding' && (
        <Movement
          name={movement}
          element={list}
          from={size}
          reversed
          onDone={() => actor.send({ type: 'timeline.done' })}
        />
      )}
    </>
  )
}

import './pager.css'

import { useSelector } from '@xstate/react'
import type { ReactNode, Ref } from 'react'

import { projectWords } from 'virtual:words/projects'
import { ui } from 'virtual:words/ui'
import { LIST_SIZE } from '#machines/pager.machine.ts'

import { Movement } from '../movement/movement.tsx'
import { usePager } from './use-pager.ts'

/** The attribute of an entry of a later page. */
export interface LaterEntry {
  'data-later'?: '' | undefined
}

interface PagerProps {
  /** Id of the list's actor. */
  id: string
  total: number
  /** Entries that are shown at first, and added by each press. */
  size?: number
  className: string
  /** Draws the list; `list` is the ref of the element whose children are the entries. */
  children: (later: (index: number) => LaterEntry, list?: Ref<HTMLElement>) => ReactNode
}

/** A list; if it is long, a page at a time with a button that shows more. */
export const PagerIfLong = (props: PagerProps) =>
  props.total > LIST_SIZE ? <Pager {...props} /> : props.children(() => ({}))

/**
 * A list, a page at a time. The HTML holds all of it, for print and for visitors without scripts;
 * otherwise the style sheet hides the entries with `data-later`.
 */
export function Pager({ id, total, size = LIST_SIZE, className, children }: PagerProps) {
  const { actor, list } = usePager({ id, total, size })
  const visible = useSelector(actor, ({ context }) => context.visible)
  const state = useSelector(actor, (snapshot) => snapshot.value)

  return (
    <>
      {children((index) => ({ 'data-later': index >= visible ? '' : undefined }), list)}
      <p role="status" className="sr-only">
        {`${projectWords.shown}${ui.colon} ${visible} ${ui.carousel.of} ${total}`}
      </p>
      {state !== 'whole' && (
        <p className={`script-only no-print ${className}`}>
          <button
            type="button"
            data-actor={actor.id}
            className="pill"
            onClick={() => actor.send({ type: state === 'partial' ? 'page.more' : 'page.hide' })}
          >
            {state === 'partial' ? projectWords.more : projectWords.hide}
          </button>
        </p>
      )}
      {state === 'hiding' && (
        <Movement
          name="showLater"
          element={list}
          from={size}
          reversed
          onDone={() => actor.send({ type: 'timeline.done' })}
        />
      )}
    </>
  )
}

import { useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect, useRef } from 'react'

import type { FaqItem } from '#content-model/schema/types.ts'

import { useScrolls } from '../controls/use-scrolls.ts'
import { Movement } from '../movement/movement.tsx'
import { hashOf, type useAccordion } from './use-accordion.ts'

interface AccordionRowProps {
  item: FaqItem
  actor: ReturnType<typeof useAccordion>
  /** Called before the actor hears of a press. */
  onPress: (button: Element) => void
}

/** Id of the element with the answer. */
export const panelIdOf = (id: string) => `${hashOf(id)}-panel`

/** A question and its answer. The browser's find-in-page also finds a closed answer. */
export function AccordionRow({ item, actor, onPress }: AccordionRowProps) {
  const { id, question, answer } = item
  const anchor = hashOf(id)
  const panel = useRef<HTMLDivElement>(null)
  const isOpen = useSelector(actor, ({ context }) => context.openId === id)
  const isMoving = useSelector(actor, ({ context }) => context.movingIds.includes(id))
  const isShown = isOpen || isMoving
  const scrolls = useScrolls(panel, isShown) && isOpen && !isMoving

  useLayoutEffect(() => {
    const element = panel.current
    if (isShown || !element) return
    // React writes `hidden=""`, which find-in-page skips.
    if (element.hidden) element.setAttribute('hidden', 'until-found')
    // Find-in-page has found words of the answer and opened it before React came.
    else actor.send({ type: 'item.found', id })
  }, [actor, id, isShown])

  useEffect(() => {
    const element = panel.current
    const onFound = () => actor.send({ type: 'item.found', id })
    element?.addEventListener('beforematch', onFound)
    return () => element?.removeEventListener('beforematch', onFound)
  }, [actor, id])

  return (
    <div id={anchor} className="faq-row">
      <h3>
        <button
          type="button"
          id={`${anchor}-button`}
          aria-expanded={isOpen}
          aria-controls={panelIdOf(id)}
          onClick={({ currentTarget }) => {
            onPress(currentTarget)
            actor.send({ type: 'item.toggle', id })
          }}
          className={`question transition-colors ${isOpen ? 'text-signal' : 'text-text'}`}
        >
          {question}
          <span aria-hidden="true" className="question-sign script-only">
            {isOpen ? '−' : '+'}
          </span>
        </button>
      </h3>
      <div
        ref={panel}
        id={panelIdOf(id)}
        hidden={!isShown}
        data-state={isShown ? 'open' : 'closed'}
        className="panel"
        {...(scrolls && { role: 'region', tabIndex: 0, 'aria-labelledby': `${anchor}-button` })}
      >
        <p className="answer text-muted">{answer}</p>
        {isMoving && (
          <Movement
            name="openAnswer"
            element={panel}
            reversed={!isOpen}
            onDone={() => actor.send({ type: 'timeline.done', id })}
          />
        )}
      </div>
    </div>
  )
}

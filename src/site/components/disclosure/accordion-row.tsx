import { useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect, useRef } from 'react'

import type { FaqItem } from '#content-model/schema/types.ts'

import { useScrolls } from '../controls/use-scrolls.ts'
import { Movement } from '../movement/movement.tsx'
import { buttonAttributes, panelAttributes, rowId } from './accordion.attributes.ts'
import type { useAccordion } from './use-accordion.ts'

interface AccordionRowProps {
  item: FaqItem
  actor: ReturnType<typeof useAccordion>
  /** Called before the actor hears of a press. */
  onPress: (button: Element) => void
}

/** A question and its answer. The browser's find-in-page also finds a closed answer. */
export function AccordionRow({ item, actor, onPress }: AccordionRowProps) {
  const { id, question, answer } = item
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
    <div id={rowId(id)} className="faq-row">
      <h3>
        <button
          type="button"
          {...buttonAttributes(id, isOpen)}
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
        {...panelAttributes(id, scrolls)}
        hidden={!isShown}
        data-state={isShown ? 'open' : 'closed'}
        className="panel"
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

import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'

import { faq } from '#content/faq'
import type { FaqItem } from '#content/types'
import { ui } from '#words/ui'

import { useStateOf, wordOf } from '../../actors/use-state'
import { StateCard } from '../state-card/state-card'
import { AccordionPanel } from './accordion-panel'
import { keepInPlace } from './keep-in-place'
import { hashOf, useAccordion } from './use-accordion'

/** Questions and answers, after the WAI-ARIA APG's accordion pattern. */
export default function Accordion({ items = faq }: { items?: readonly FaqItem[] }) {
  const actor = useAccordion(items.map(({ id }) => id))
  const { openId, movingIds } = useSelector(actor, ({ context }) => context)
  const release = useRef(() => {})
  const isMoving = movingIds.length > 0
  useEffect(() => (isMoving ? () => release.current() : undefined), [isMoving])
  const openIndex = items.findIndex(({ id }) => id === openId)
  const state = wordOf(useStateOf(actor))

  return (
    <StateCard
      name={ui.faq.node}
      state={
        <span className="script-only">
          {openIndex < 0 ? state : `${state} · ${openIndex + 1} / ${items.length}`}
        </span>
      }
      lit={openIndex >= 0}
      actor="faq"
    >
      {items.map(({ id, question, answer }) => {
        const isOpen = id === openId
        const anchor = hashOf(id)
        return (
          <div key={id} id={anchor} className="faq-row">
            <h3>
              <button
                type="button"
                id={`${anchor}-button`}
                aria-expanded={isOpen}
                aria-controls={`${anchor}-panel`}
                onClick={({ currentTarget }) => {
                  release.current()
                  const part = currentTarget.closest('[data-card]')
                  if (part) release.current = keepInPlace(currentTarget, part)
                  actor.send({ type: 'item.toggle', id })
                }}
                className={`question cursor-pointer flex w-full items-center justify-between gap-6 px-5 py-5 font-display leading-snug font-680 tracking-[-0.01em] transition-colors duration-200 hover:text-signal focus-visible:-outline-offset-2 sm:px-6 ${isOpen ? 'text-signal' : 'text-text'}`}
              >
                {question}
                <span
                  aria-hidden="true"
                  className="script-only font-mono text-[1.3rem] leading-none font-400"
                >
                  {isOpen ? '−' : '+'}
                </span>
              </button>
            </h3>
            <AccordionPanel
              anchor={anchor}
              isOpen={isOpen}
              isMoving={movingIds.includes(id)}
              onDone={() => actor.send({ type: 'timeline.done', id })}
              onFound={() => actor.send({ type: 'item.found', id })}
            >
              {answer}
            </AccordionPanel>
          </div>
        )
      })}
    </StateCard>
  )
}

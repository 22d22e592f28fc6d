import './accordion.css'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'

import { faq } from 'virtual:content/faq'
import type { FaqItem } from '#content-model/schema/types.ts'
import { ui } from 'virtual:words/ui'

import { useStateOf, wordOf } from '#devtools/index.ts'
import { StateCard } from '../controls/state-card.tsx'
import { AccordionRow } from './accordion-row.tsx'
import { panelId } from './accordion.attributes.ts'
import { useAccordion } from './use-accordion.ts'

/**
 * Keeps an element where it is in the window while answers around it open and close.
 *
 * @returns ends this
 */
const anchorScroll = (element: Element, answers: Element[]) => {
  const { style } = document.documentElement
  const topOf = () => element.getBoundingClientRect().top
  const top = topOf()
  // The browser may anchor its scroll at another element.
  style.overflowAnchor = 'none'
  let isAnchored = true
  const correct = () => isAnchored && scrollBy({ top: topOf() - top, behavior: 'instant' })
  const observer = new ResizeObserver(correct)
  // The answers together may stay as high, while one closes and another opens: each is observed.
  for (const answer of answers) observer.observe(answer)
  return () => {
    // A change without a movement has happened at once.
    correct()
    // From here on the reader scrolls.
    isAnchored = false
    observer.disconnect()
    style.overflowAnchor = ''
  }
}

/** Questions and answers, after the WAI-ARIA APG's accordion pattern. */
export default function Accordion({ items = faq }: { items?: readonly FaqItem[] }) {
  const actor = useAccordion(items.map(({ id }) => id))
  const openId = useSelector(actor, ({ context }) => context.openId)
  const isMoving = useSelector(actor, ({ context }) => context.movingIds.length > 0)
  const release = useRef(() => {})
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
      {items.map((item) => (
        <AccordionRow
          key={item.id}
          item={item}
          actor={actor}
          onPress={(button) => {
            release.current()
            const answers = items.map(({ id }) => document.getElementById(panelId(id))!)
            release.current = anchorScroll(button, answers)
          }}
        />
      ))}
    </StateCard>
  )
}

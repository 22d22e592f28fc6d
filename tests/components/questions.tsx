import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { ui } from '#content/ui'

import Accordion from '../../src/components/accordion/accordion'
import { show } from './render'
import { settled } from './time'

const LONG = 'An answer that goes on and on. '.repeat(60)

const items = [
  { id: 'one', question: 'The first question?', answer: 'The first answer.' },
  { id: 'two', question: 'The second question?', answer: 'The second answer.' },
  { id: 'long', question: 'The long question?', answer: LONG },
]

type Which = 'first' | 'second' | 'long'

export const question = (which: Which) =>
  page.getByRole('button', { name: `The ${which} question?` })

/** What a question says it controls. */
export const panel = (which: Which) =>
  document.getElementById(question(which).element().getAttribute('aria-controls')!)!

export const showQuestions = async () => {
  const shown = show(<Accordion items={items} />)
  await settled()
  return shown
}

export const I = {
  /** The card's strip is a link to its chart. */
  passTheStrip: async () => {
    await userEvent.tab()
    await expect.element(page.getByTitle(ui.node.inspect)).toHaveFocus()
  },
  press: (which: Which) => question(which).click(),
  seeOpen: async (...open: Which[]) => {
    await Promise.all(
      (['first', 'second', 'long'] as const).map(async (which) => {
        const isOpen = open.includes(which)
        await expect.element(question(which)).toHaveAttribute('aria-expanded', String(isOpen))
        await expect.element(question(which)).toHaveTextContent(isOpen ? '−' : '+')
        await expect.poll(() => panel(which).firstElementChild!.checkVisibility()).toBe(isOpen)
        expect(panel(which).getAttribute('hidden')).toBe(isOpen ? null : 'until-found')
      }),
    )
  },
}

/** A browser that translates the page puts elements of its own in the place of texts. */
import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { ui } from 'virtual:words/ui'
import { COPY_FEEDBACK_MS } from '#machines/copy.machine'

import AboutMe from '../../src/components/about-me/about-me'
import { show } from './render'
import { pass, stopTime } from './time'

/** As Chrome does it. */
const translate = (element: Element) => {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) found.push(texts.currentNode as Text)
  for (const text of found) {
    const translation = document.createElement('font')
    translation.textContent = text.data.toUpperCase()
    if (text.data.trim()) text.replaceWith(translation)
  }
}

const press = (name: string) => fireEvent.click(page.getByRole('button', { name }).element())

test.each(['copied', 'failed'] as const)('what tells that a copy %s goes again', async (state) => {
  const { clipboard } = navigator
  const copying = vi.spyOn(clipboard, 'writeText')
  if (state === 'copied') copying.mockResolvedValue()
  else copying.mockRejectedValueOnce(new Error('refused')).mockResolvedValue()
  stopTime()
  show(<AboutMe />)
  const status = page.getByRole('status')
  press(ui.copy.label)
  await expect.element(status).toHaveTextContent(ui.copy[state])
  translate(status.element())
  press(ui.copy.label)
  await pass(COPY_FEEDBACK_MS.copied)
  await expect.element(status).toBeEmptyDOMElement()
})

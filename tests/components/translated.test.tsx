/** A browser that translates the page puts elements of its own in the place of texts. */
import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { ui } from '#words/ui'
import { COPY_FEEDBACK_MS } from '#machines/copy.machine'

import AboutMe from '../../src/components/about-me/about-me'
import ProjectPager from '../../src/components/project-pager/project-pager'
import { show } from './render'
import { someProjects } from './some-content'
import { pass, settled, stopTime } from './time'

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

test('how many projects are shown is told anew', async () => {
  show(<ProjectPager projects={someProjects(5)} />)
  await settled()
  const status = page.getByRole('status')
  translate(status.element())
  press(ui.projects.more)
  await expect.element(status).toHaveTextContent(`5 ${ui.carousel.of} 5`)
})

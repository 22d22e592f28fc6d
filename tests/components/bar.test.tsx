/** A Japanese name breaks as it is read; a menu that is left by any means is closed. */
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { identity } from 'virtual:content/identity'
import { ui } from 'virtual:words/ui'

import { Bar } from '#site/components/bar/bar.tsx'
import { show } from './render.tsx'

test('a Japanese name breaks between its words', async () => {
  const { name: sample } = identity
  onTestFinished(() => void (identity.name = sample))
  identity.name = '長谷川 凜太郎'
  await page.viewport(360, 740)
  show(<Bar />)
  const name = page.getByText(identity.name).element().firstChild!
  const given = document.createRange()
  given.setStart(name, 4)
  given.setEnd(name, 7)
  expect(given.getClientRects()).toHaveLength(1)
})

const hide = () => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
  onTestFinished(() => void Reflect.deleteProperty(document, 'hidden'))
  document.dispatchEvent(new Event('visibilitychange'))
}

test.each<[string, () => unknown]>([
  ['another window has the keyboard', () => dispatchEvent(new Event('blur'))],
  ['the page goes to the back/forward cache', () => dispatchEvent(new Event('pagehide'))],
  ['another tab is shown', hide],
  ['Escape is pressed', () => userEvent.keyboard('{Escape}')],
])(
  'an open menu is closed when %s; the focus that was in it is at its button',
  async (_, leave) => {
    await page.viewport(360, 740)
    show(<Bar />)
    const menu = page.getByRole('button', { name: ui.navigation.menu, exact: true })
    const button = menu.element() as HTMLElement
    button.click()
    await expect.poll(() => button.ariaExpanded).toBe('true')
    document.querySelector<HTMLElement>('#Menu a')!.focus()
    await leave()
    await expect.poll(() => button.ariaExpanded).toBe('false')
    await expect
      .poll(() => document.querySelector('#Menu')?.getAttribute('data-state'))
      .toBe('closed')
    expect(document.activeElement).toBe(button)
  },
)

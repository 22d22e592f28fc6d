/** The official inspector opens in another window and receives what happens; no request leaves the page. */
import { pages } from '#content/pages'

import { follow } from '../site/controls.ts'
import { expect } from '../site/expect.ts'
import { inspectorOn } from '../site/inspector-page.ts'
import { test } from '../site/site.ts'

/** Says that it is there, as the official receiver does, and records its messages. */
const RECEIVER = `<script>
  received = []
  addEventListener('message', ({ data }) => received.push(data))
  opener.postMessage({ type: '@statelyai.connected' }, '*')
</script>`

interface Received {
  type: string
  event?: { type: string }
}

test('another window, if it is not blocked, receives what happens until the message is closed', async ({
  visit,
}) => {
  const { page, said, foreign } = await visit('/404?inspect=stately', {
    isFirst: true,
    prepare: (fresh) =>
      fresh
        .context()
        .route('https://stately.ai/inspect', (route) =>
          route.fulfill({ contentType: 'text/html', body: RECEIVER }),
        ),
  })
  const { html, theme, button } = inspectorOn(page)
  await expect(page.getByText('from another site')).toBeVisible()
  await page.evaluate(() => {
    const open = window.open.bind(window)
    window.open = () => {
      window.open = open
      return null
    }
  })
  await button("Open in Stately's inspector").click()
  await expect(page.getByText('The browser blocked the window.')).toBeVisible()
  expect(page.context().pages()).toHaveLength(1)
  const popup = page.waitForEvent('popup')
  await button("Open in Stately's inspector").click()
  await expect(page.getByText('It is open in another window.')).toBeVisible()
  const other = await popup
  const received = () =>
    other.evaluate(() => (Reflect.get(window, 'received') as Received[] | undefined) ?? [])
  const ofType = async (type: string) =>
    (await received()).filter((message) => message.type === type)
  // Of several actors of one machine each has its own name.
  const bar = { name: 'bar' }
  await expect.poll(() => ofType('@xstate.actor')).toContainEqual(expect.objectContaining(bar))
  const menu = { name: 'menu', snapshot: expect.objectContaining({ value: 'closed' }) }
  await expect.poll(() => ofType('@xstate.actor')).toContainEqual(expect.objectContaining(menu))

  await theme.click()
  const dark = { snapshot: expect.objectContaining({ value: 'dark' }) }
  await expect.poll(() => ofType('@xstate.snapshot')).toContainEqual(expect.objectContaining(dark))
  const events = await ofType('@xstate.event')
  expect(events.filter(({ event }) => event?.type === 'theme.next')).toHaveLength(1)
  // Who comes with another page, and who leaves with it.
  const faq = { name: 'faq' }
  await follow(page, pages.about)
  await expect.poll(() => ofType('@xstate.actor')).toContainEqual(expect.objectContaining(faq))
  await page.goBack()
  const left = { snapshot: expect.objectContaining({ status: 'stopped', value: 'closed' }) }
  await expect.poll(() => ofType('@xstate.snapshot')).toContainEqual(expect.objectContaining(left))
  await button('Close').click()
  const before = (await received()).length
  await theme.click()
  await expect(html).toHaveAttribute('data-theme', 'light')
  expect(await received()).toHaveLength(before)
  expect([...said, ...foreign]).toEqual([])
})

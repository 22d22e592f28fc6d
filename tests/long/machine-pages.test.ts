/** The pages about machines say everything without a script, and fit a phone. */
import { catalogue } from '#machines/catalogue.ts'

import { MACHINES } from '#devtools/machine-pages/machines-path.ts'
import { COLOURS, violations } from '../site/axe.ts'
import { expect } from '../site/expect.ts'
import { pageOf } from '../site/inspector-page.ts'
import { readBuilt, test } from '../site/site.ts'
import { stickingOut, unseenWords } from '../site/visibility.ts'

test('without a script each page says all of its machine, and fits a phone', async ({ visit }) => {
  const { page, said } = await visit(MACHINES, { javaScript: false, width: 320 })
  const links = page.locator('main').getByRole('link')
  const listed = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(listed).toEqual(catalogue.map(({ id }) => pageOf(id)))
  expect(readBuilt('about.html').split('<footer')[1]).toContain(`<a href="${MACHINES}"`)
  for (const { id, machine, events } of catalogue) {
    await page.goto(pageOf(id))
    await expect(page.locator('.machine-chart svg')).toBeVisible()
    const heads = page.locator('dt > code')
    const { idMap } = machine as unknown as { idMap: Map<string, { path: string[] }> }
    const states = [...idMap.values()].map(({ path }) => path.join('.') || id)
    expect((await heads.allTextContents()).toSorted()).toEqual(states.toSorted())
    const list = await page.locator('dl').innerText()
    for (const { type } of events) expect(list).toContain(type)
    expect(await stickingOut(page), id).toEqual([])
  }
  expect(said).toEqual([])
})

test('a page says what leads where and when, and shows its file', async ({ visit }) => {
  const { page } = await visit(pageOf('carousel'), { scripts: 'fail' })
  await expect(page.getByRole('img', { name: 'Chart of carousel' })).toBeVisible()
  const row = (...texts: string[]) =>
    texts.reduce((rows, hasText) => rows.filter({ hasText }), page.getByRole('definition'))
  await expect(row('[isAnotherSlide]', 'stepTo')).toContainText('track.moving')
  // What its data decides has its name alone.
  await expect(row('after interval →')).toContainText('rotation.due')
  const file = page.getByRole('link', { name: 'Source' })
  await expect(file).toHaveAttribute('href', /^https:.*\/blob\/HEAD\/machines\/carousel/)
  const unseen = await unseenWords(page.locator('main'), 'script, .script-only')
  expect(unseen).toEqual([])
  expect(await violations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  await page.reload()
  expect(await violations(page, '.machine-states', COLOURS)).toEqual([])
  await page.goto(pageOf('copy'))
  await expect(row('after copied (2.5 s)')).toContainText('idle')
})

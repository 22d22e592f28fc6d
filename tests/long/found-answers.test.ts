/** Words of a closed answer are found by what a browser has for it, before and after scripts run. */
import type { Page, Route } from 'playwright'

import { faq } from '#content/faq'
import { pages } from '#content/pages'

import { expect } from '../site/expect.ts'
import { readBuilt, test } from '../site/site.ts'

const found = faq.at(-1)!
/** A link to some whole words of the last answer, as browsers make it. */
const words = found.answer.split(' ').slice(0, 5).join(' ')
const ADDRESS = `${pages.about.path}#:~:text=${encodeURIComponent(words)}`

const question = (page: Page) => page.getByRole('button', { name: found.question })
const answer = (page: Page) => page.getByText(found.answer)

/** The answer is seen, and its question says that it is open. */
const expectOpen = async (page: Page) => {
  await expect(answer(page)).toBeInViewport()
  await expect(question(page)).toHaveAttribute('aria-expanded', 'true')
}

test('closed answers stand in the HTML as what can be found', () => {
  const panels = readBuilt('about.html').match(/<div[^>]*class="panel[^>]*>/g)!
  expect(panels).toHaveLength(faq.length)
  for (const panel of panels) expect(panel).toContain(' hidden="until-found"')
})

test.for([1280, 360])(
  'at %i px a link to words of an answer opens it',
  async (width, { visit }) => {
    const { page, said } = await visit(ADDRESS, { width })
    await expectOpen(page)
    // It is open for the machine, too: a press closes it.
    await question(page).click()
    await expect(question(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(answer(page)).toBeHidden()
    expect(said).toEqual([])
  },
)

test.for([1280, 360])(
  'at %i px an answer that was found before React came stays open',
  async (width, { visit }) => {
    const held: Route[] = []
    let isHeld = true
    const { page, said } = await visit(ADDRESS, {
      width,
      waitUntil: 'commit',
      prepare: (fresh) =>
        fresh.route('**/*.js', (route) => {
          if (isHeld) held.push(route)
          else void route.continue()
        }),
    })
    await expect.poll(() => held.length).toBeGreaterThan(0)
    await expect(answer(page)).toBeInViewport()
    await expect(question(page)).toHaveAttribute('aria-expanded', 'false')
    isHeld = false
    for (const route of held) await route.continue()
    await expectOpen(page)
    expect(said).toEqual([])
  },
)

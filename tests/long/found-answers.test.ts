/** A link to words of a closed answer opens it before scripts run, and it stays open. */
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

test('in the HTML closed answers are hidden until found', () => {
  const panels = readBuilt('about.html').match(/<div[^>]*class="panel[^>]*>/g)!
  expect(panels).toHaveLength(faq.length)
  for (const panel of panels) expect(panel).toContain(' hidden="until-found"')
})

test.for([1280, 360])(
  'at %i px an answer that is found before React runs stays open',
  async (width, { visit }) => {
    const pending: Route[] = []
    let isBlocked = true
    const { page, said } = await visit(ADDRESS, {
      width,
      waitUntil: 'commit',
      prepare: (fresh) =>
        fresh.route('**/*.js', (route) => {
          if (isBlocked) pending.push(route)
          else void route.continue()
        }),
    })
    await expect.poll(() => pending.length).toBeGreaterThan(0)
    await expect(answer(page)).toBeInViewport()
    await expect(question(page)).toHaveAttribute('aria-expanded', 'false')
    isBlocked = false
    for (const route of pending) await route.continue()
    await expect(answer(page)).toBeInViewport()
    await expect(question(page)).toHaveAttribute('aria-expanded', 'true')
    // It is open for the machine, too: a press closes it.
    await question(page).click()
    await expect(question(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(answer(page)).toBeHidden()
    expect(said).toEqual([])
  },
)

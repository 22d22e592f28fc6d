/** SEE MORE and HIDE take the reader along; the list of projects fills the width; other lists have a length of their own. */
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { projectWords } from 'virtual:words/projects'
import { ui } from 'virtual:words/ui'

import { RecordList } from '#site/components/about/record-list.tsx'
import ProjectList from '#site/components/project/project-list.tsx'
import { storageKey } from '#lib/storage-key.ts'
import { show } from './render.tsx'
import { someProjects } from './some-content.ts'
import { systemSays } from './system.ts'
import { finishMovements, settled } from './time.ts'

const more = page.getByRole('button', { name: projectWords.more })
const hide = page.getByRole('button', { name: projectWords.hide })

const list = () => document.querySelector('.project-list')!
const cards = () => [...list().children]
const shown = () => cards().filter((card) => card.getClientRects().length > 0)
const titleOf = (card: Element) => card.querySelector('h2')!.textContent
const titles = (count: number) => someProjects(count).map(({ title }) => title)

const I = {
  press: (button: typeof more) => (button.element() as HTMLElement).click(),
  see: async (count: number, total: number) => {
    await expect.poll(() => shown().map(titleOf)).toEqual(titles(count))
    const words = `${projectWords.shown}: ${count} ${ui.carousel.of} ${total}`
    await expect.element(page.getByRole('status')).toHaveTextContent(words)
  },
  /** The reader goes on at the heading of a project. */
  beAt: (index: number) =>
    expect.poll(() => document.activeElement?.textContent).toBe(titles(index + 1)[index]),
}

/** A list on a page that React draws. */
const showProjects = async (count: number) => {
  show(<ProjectList projects={someProjects(count)} />)
  await settled()
}

test('SEE MORE moves the focus to the first project that was added, and does not scroll', async () => {
  await showProjects(5)
  more.element().scrollIntoView({ block: 'end', behavior: 'instant' })
  const before = scrollY
  I.press(more)
  await I.see(5, 5)
  await I.beAt(3)
  expect(scrollY).toBe(before)
})

test.each([
  ['no-preference', 'smooth'],
  ['reduce', 'instant'],
] as const)(
  'HIDE scrolls to the start of the list, once it is short; motion: %s',
  async (motion, behavior) => {
    await systemSays({ 'prefers-reduced-motion': motion })
    await showProjects(5)
    I.press(more)
    await I.see(5, 5)
    const scroll = vi.spyOn(list(), 'scrollIntoView')
    const start = { block: 'start', behavior }
    // Browsers stop elsewhere if the page shrinks while it scrolls.
    scroll.mockImplementation((how) => expect([how, shown().length]).toEqual([start, 3]))
    I.press(hide)
    await finishMovements()
    await I.beAt(0)
    await expect.poll(() => scroll.mock.results).toMatchObject([{ type: 'return' }])
  },
)

test.each([1, 2])('%i projects fill the width, with nothing to press', async (count) => {
  await showProjects(count)
  await I.see(count, count)
  expect(page.getByRole('button').elements()).toEqual([])
  const boxes = cards().map((card) => card.getBoundingClientRect())
  const { left, right } = list().getBoundingClientRect()
  expect(boxes[0]!.left).toBeCloseTo(left, 0)
  expect(boxes.at(-1)!.right).toBeCloseTo(right, 0)
})

const referees = Array.from({ length: 11 }, (_, index) => ({
  title: `Referee ${index + 1}`,
  isInCv: true,
}))
const rows = () => [...document.querySelectorAll('h3')]
const seen = () => rows().filter((row) => row.getClientRects().length > 0).length

test('a list of another kind shows six entries at first, and the focus goes to the seventh', async () => {
  show(<RecordList section="references" records={referees} />)
  await settled()
  await expect.poll(() => [rows().length, seen()]).toEqual([11, 6])
  I.press(more)
  await expect.poll(() => document.activeElement?.textContent).toBe('Referee 7')
})

test('a list that the reader comes back to shows as many entries as it did, and takes no focus', async () => {
  const record = { scroll: 0, parts: { 'references pager': 11 } }
  sessionStorage.setItem(storageKey('entries'), JSON.stringify({ here: record }))
  history.replaceState({ entry: 'here' }, '')
  show(<RecordList section="references" records={referees} />)
  await settled()
  await expect.poll(() => [rows().length, seen()]).toEqual([11, 11])
  expect(document.activeElement).toBe(document.body)
})

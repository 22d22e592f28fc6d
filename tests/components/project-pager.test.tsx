import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { projects } from '#content/projects'
import { ui } from '#content/ui'

import { repoWord } from '../../src/components/project-card/repo-word'
import ProjectPager from '../../src/components/project-pager/project-pager'
import { Screenful, show } from './render'
import { systemSays } from './system'
import { finishMovements, settled } from './time'

const titles = projects.map(({ title }) => title)
const { length } = titles
const { shown } = ui.projects
const more = page.getByRole('button', { name: ui.projects.more, exact: true })
const hide = page.getByRole('button', { name: ui.projects.hide, exact: true })
const list = () => page.getByRole('list').first().element()

const I = {
  pressMore: () => more.click(),
  pressHide: () => hide.click(),
  seeProjects: (count: number) =>
    expect
      .poll(() => [...document.querySelectorAll('article h2')].map((h2) => h2.textContent))
      .toEqual(titles.slice(0, count)),
  seeAll: async () => {
    for (let count = 6; count < length + 3; count += 3) {
      await I.pressMore()
      await I.seeProjects(Math.min(count, length))
    }
  },
  seeOnly: async (button: typeof more) => {
    await expect.element(button).toBeVisible()
    await expect.element(button === more ? hide : more).not.toBeInTheDocument()
  },
  beAt: (title: string | undefined) =>
    expect.poll(() => document.activeElement?.textContent).toBe(title),
}

beforeEach(() => {
  show(
    <>
      <Screenful />
      <ProjectPager />
      <Screenful />
    </>,
  )
})

test('three projects are shown at first, and SEE MORE', async () => {
  await I.seeProjects(3)
  await I.seeOnly(more)
})

test('SEE MORE shows three more at a time, then HIDE shows three again', async () => {
  await I.pressMore()
  await I.seeProjects(6)
  await I.seeOnly(more)
  await I.pressMore()
  await I.seeProjects(length)
  await I.seeOnly(hide)
  await I.pressHide()
  await I.seeProjects(3)
  await I.seeOnly(more)
  await I.pressMore()
  await I.seeProjects(6)
})

test('a press is seen in a frame of its own, before cards that are here are drawn', async () => {
  await I.pressMore()
  await I.seeProjects(6)
  const button = more.element() as HTMLElement
  button.click()
  const seen = await new Promise((resolve) => {
    requestAnimationFrame(() =>
      resolve([button.ariaBusy, getComputedStyle(button).opacity, count()]),
    )
  })
  expect(seen).toEqual(['true', '0.6', 6])
  await I.seeProjects(length)
  expect([hide.element().ariaBusy, getComputedStyle(hide.element()).opacity]).toEqual([
    'false',
    '1',
  ])
})

test('how many there are is said aloud', async () => {
  const status = page.getByRole('status')
  await expect.element(status).toHaveTextContent(`3 ${ui.carousel.of} ${length} ${shown}`)
  await I.pressMore()
  await expect.element(status).toHaveTextContent(`6 ${ui.carousel.of} ${length} ${shown}`)
})

test('the reader goes on at the first new project, without a jump of the page', async () => {
  more.element().scrollIntoView({ block: 'center' })
  const from = scrollY
  await I.pressMore()
  await I.beAt(titles[3])
  await settled()
  expect(scrollY).toBe(from)
})

test('HIDE brings the reader back to the start of the list', async () => {
  await I.seeAll()
  await I.pressHide()
  await I.beAt(titles[0])
  await expect.poll(() => list().getBoundingClientRect().top).toBeCloseTo(startsAt(), -1)
})

test('the way back begins when the list is short: a page that shrinks midway loses it', async () => {
  await I.seeAll()
  const lengths: number[] = []
  vi.spyOn(list(), 'scrollIntoView').mockImplementation(() => {
    lengths.push(count())
  })
  await I.pressHide()
  await expect.poll(() => lengths).toEqual([3])
})

test('all are there as soon as the browser says that it prints', async () => {
  await I.seeAll()
  await I.pressHide()
  await I.seeProjects(3)
  dispatchEvent(new Event('beforeprint'))
  expect(count()).toBe(length)
  dispatchEvent(new Event('afterprint'))
  expect(count()).toBe(3)
})

test('for those who want no motion, HIDE is back at once', async () => {
  await systemSays({ 'prefers-reduced-motion': 'reduce' })
  await I.seeAll()
  await I.pressHide()
  await settled(2)
  expect(list().getBoundingClientRect().top).toBeCloseTo(startsAt(), -1)
})

const count = () => document.querySelectorAll('article').length

/** Below the bar: where the style sheet has every jump end. */
const startsAt = () => Number.parseFloat(getComputedStyle(list()).scrollMarginTop)

test('each project is a heading, a picture, chips and two links', async () => {
  more.element().scrollIntoView()
  await finishMovements()
  const [project] = projects
  const card = page.getByRole('article').first()
  await expect.element(card.getByRole('heading', { name: project!.title })).toBeVisible()
  await expect.element(card.getByRole('img', { name: project!.imageAlt })).toBeVisible()
  expect(
    card
      .getByRole('listitem')
      .elements()
      .map((chip) => chip.textContent),
  ).toEqual(project!.techStack.split(',').map((chip) => chip.trim()))
  for (const [name, href] of [
    [new RegExp(`^${ui.projects.demo}`), project!.link],
    [new RegExp(`^${repoWord(project!.repo!)}`), project!.repo],
  ] as const) {
    const link = card.getByRole('link', { name }).element()
    expect(link).toHaveAttribute('href', href)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link.getAttribute('rel')).toContain('noopener')
  }
})

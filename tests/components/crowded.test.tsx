/** Many entries, or long words, do not break the layout around them. */
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { identity as owner } from 'virtual:content/identity'
import { projectWords } from 'virtual:words/projects'

import AboutMe from '#site/components/about/about-me.tsx'
import Background from '#site/components/about/background.tsx'
import Dashboard from '#site/components/dashboard/dashboard.tsx'
import { recordSections } from '#content-model/schema/record-sections.ts'
import { DateRange } from '#site/components/about/date-range.tsx'
import { ProjectCard } from '#site/components/project/project-card.tsx'
import Showcase from '#site/components/carousel/showcase.tsx'
import { show } from './render.tsx'
import { some, someProjects } from './some-content.ts'
import { systemSays } from './system.ts'
import { settled } from './time.ts'

beforeEach(() => systemSays({ 'prefers-reduced-motion': 'reduce' }))

const widen = async (width: number) => {
  await page.viewport(width, 900)
  await settled(2)
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const boxes = (selector: string) => all(selector).map((element) => element.getBoundingClientRect())

/** How many are in each row. */
const rowsOf = (selector: string) => {
  const rows = new Map<number, number>()
  for (const { top } of boxes(selector)) rows.set(top, (rows.get(top) ?? 0) + 1)
  return [...rows.values()]
}

/** The height of the largest gap in a box, from its first part on, in which none of its parts is. */
const highestGap = (whole: string, parts: string) => {
  const [box] = boxes(whole)
  const inside = boxes(parts).toSorted((one, other) => one.top - other.top)
  let end = inside[0]!.top
  let gap = 0
  for (const { top, bottom } of inside) {
    gap = Math.max(gap, top - end)
    end = Math.max(end, bottom)
  }
  return Math.max(gap, box!.bottom - end)
}

const longSkills = (count: number) =>
  some(count, (id) => ({
    icon: 'SiRust' as const,
    name: `Internationalisation and localisation ${id}`,
    level: id % 2 === 0 ? 'Master' : '',
  }))

test.each([
  [5, longSkills(30)],
  [6, longSkills(8)],
  [4, some(24, (id) => ({ name: `Craft ${id}`, group: `Group ${id % 8}` }))],
  [5, some(15, (id) => ({ name: `Craft ${id}` }))],
])('%i projects beside long skills leave no hole', async (count, skills) => {
  show(<Dashboard projects={someProjects(count)} skills={skills} />)
  for (const width of [1024, 1280, 1920]) {
    await widen(width)
    const [projects] = all('.cards > *')
    projects!.id = 'projects'
    expect(highestGap('#projects', '#projects li'), `at ${width} px`).toBeLessThan(100)
  }
})

test.each([320, 390, 1280])('at %i px a chip has its icon beside its name', async (width) => {
  show(<Dashboard projects={[]} skills={longSkills(9)} />)
  await widen(width)
  for (const chip of all('.cards li:has(> svg + span)')) {
    const icon = chip.querySelector('svg')!.getBoundingClientRect()
    const name = chip.querySelector('span')!.getBoundingClientRect()
    expect(icon.right).toBeLessThan(name.left)
    expect(icon.bottom).toBeGreaterThan(name.top)
    expect(icon.width).toBeGreaterThan(18)
  }
})

test.each([390, 768, 1280])(
  'at %i px a long text in the showcase is two to four lines',
  async (width) => {
    show(<Showcase projects={someProjects(3, { text: 'What it does.\n'.repeat(30) })} />)
    await widen(width)
    const [first] = boxes('.showcase-list [aria-hidden].text-muted')
    expect(first!.height).toBeGreaterThan(40)
    expect(first!.height).toBeLessThan(92)
  },
)

test('the paragraphs of a project are one below the other', async () => {
  show(<ProjectCard project={someProjects(1, { text: 'One.\n\nTwo.' })[0]} index={0} />)
  await widen(1280)
  const text = page.getByText('One.').element()
  const line = Number.parseFloat(getComputedStyle(text).lineHeight)
  expect(text.getBoundingClientRect().height).toBeCloseTo(3 * line, -1)
})

test('a beginning and an end in the same month are written once', () => {
  show(<DateRange dates={['May-2023', 'May-2023']} />)
  expect(document.body.textContent.trim()).toBe('May-2023')
})

test('fifteen schools are in two columns', async () => {
  const schools = some(15, (id) => ({ title: `Course ${id}`, from: 'School', dates: ['2015'] }))
  const none = Object.fromEntries(recordSections.map((part) => [part, []]))
  const lists = { ...none, education: schools, certificates: [{ title: 'One' }] }
  show(<Background lists={lists as never} />)
  await widen(1280)
  for (const _ of [1, 2]) await page.getByRole('button', { name: projectWords.more }).click()
  await settled(2)
  expect(rowsOf('section:first-child li')).toEqual([2, 2, 2, 2, 2, 2, 2, 1])
  expect(boxes('section').map(({ width }) => width > 900)).toEqual([true, true])
})

const networks = ['LinkedIn', 'GitHub', 'Mastodon', 'A network of its own']

test.each([1, 2, 3, 4])('with %i links no round button is the only one in a row', async (count) => {
  const { phone: _, website: __, ...bare } = owner
  const links = networks
    .slice(0, count)
    .map((network) => ({ network, url: `https://${network}.test/` }))
  show(<AboutMe identity={{ ...bare, links }} />)
  for (const width of [360, 390, 768, 1280]) {
    await widen(width)
    const last = boxes('.addresses :is(a, button)').at(-1)!
    const beside = boxes('.addresses :is(a, button)').filter(({ top }) => top === last.top)
    expect(beside.length > 1 || last.width > last.height, `at ${width} px`).toBe(true)
  }
})

test.each([2, 5, 8])('at 768 px home with %i links has no row of a single tile', async (count) => {
  const { phone: _, website: __, ...bare } = owner
  const links = some(count, (id) => ({ network: 'Net', url: `https://${id}.test/` }))
  show(<Dashboard projects={[]} skills={[]} identity={{ ...bare, links }} />)
  await widen(768)
  expect(Math.min(...rowsOf('.contact-tiles > li'))).toBeGreaterThan(1)
})

test('the card about the owner has its text below its heading', async () => {
  show(<Dashboard projects={[]} skills={some(15, (id) => ({ name: `Craft ${id}` }))} />)
  await widen(768)
  const [heading] = boxes('.cards h3')
  const [text] = boxes('.cards h3 + p')
  expect(text!.top - heading!.bottom).toBeLessThan(20)
})

/** Cards of any content leave no hole, do not overflow, and have the right links. */
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { dashboard } from 'virtual:content/dashboard'
import { identity as owner } from 'virtual:content/identity'
import { projectWords } from 'virtual:words/projects'
import { ui } from 'virtual:words/ui'

import { recordSections } from '#content-model/schema/record-sections.ts'
import { type ShownJob } from '#lib/shown-entries.ts'

import AboutMe from '#site/components/about/about-me.tsx'
import Background from '#site/components/about/background.tsx'
import Dashboard from '#site/components/dashboard/dashboard.tsx'
import Hero from '#site/components/hero/hero.tsx'
import ExperienceTimeline from '#site/components/about/experience.tsx'
import { ProjectCard } from '#site/components/project/project-card.tsx'
import Showcase from '#site/components/carousel/showcase.tsx'
import SkillsCarousel from '#site/components/carousel/skills-carousel.tsx'
import { show } from './render.tsx'
import { some, someProjects, someSkills } from './some-content.ts'
import { systemSays } from './system.ts'
import { settled } from './time.ts'

// Without motion everything is at its final position.
beforeEach(() => systemSays({ 'prefers-reduced-motion': 'reduce' }))

const widen = async (width: number) => {
  await page.viewport(width, 900)
  await settled(2)
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const boxes = (selector: string) => all(selector).map((element) => element.getBoundingClientRect())
const texts = (selector: string) => all(selector).map((element) => element.textContent)

const relations = (href: string) => all(`a[href='${href}']`).map((link) => link.getAttribute('rel'))
const links = () => all('.addresses a').map((link) => link.getAttribute('href'))

/** Whether a point lies so near to a box. */
const isNear = (x: number, y: number, { left, right, top, bottom }: DOMRect, gap: number) =>
  x > left - gap && x < right + gap && y > top - gap && y < bottom + gap

/** Points of a box that are farther from all of its parts than the gap between two of them. */
const holesIn = (whole: string, parts: DOMRect[], gap: number) => {
  const holes: string[] = []
  const { left, top, right, bottom } = boxes(whole)[0]!
  for (let x = left + 2; x < right; x += 12)
    for (let y = top + 2; y < bottom; y += 12)
      if (!parts.some((part) => isNear(x, y, part, gap))) holes.push(`${x} ${y}`)
  return holes
}

/** Elements that overflow their containers. */
const overflowing = () =>
  all('.state-card, .state-card *, .addresses, .addresses *')
    // The name of an icon, which hover shows, lies over what is around it.
    .filter((element) => !element.querySelector('.pointer-events-none'))
    .filter((element) => !element.closest('.sr-only, .pointer-events-none, .truncate'))
    // Slides out of view are beyond the viewport.
    .filter((element) => !element.matches('.carousel-viewport, .carousel-track'))
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
    .map((element) => element.outerHTML.slice(0, 90))

/** Each third project has no picture. */
const withAndWithout = (count: number) =>
  someProjects(count).map((project, index) =>
    index % 3 === 1 ? { ...project, picture: undefined } : project,
  )

test.each([
  [6, 15, 2],
  [1, 2, 0],
  [5, 80, 10],
  [0, 0, 9],
  [3, 0, 5],
])('%i projects, %i skills and %i links leave no hole in the dashboard', async (...counts) => {
  const [work, crafts, count] = counts
  // Of one network, as two accounts of one owner are.
  const networks = some(count, (id) => ({ network: 'Net', url: `https://${id}.test/` }))
  const website = 'https://www.some-one.test/works'
  const more = count > 5 ? { phone: '+92 (0)300 123-4567', website } : {}
  const identity = { ...owner, phone: '', website: '', ...more, links: networks }
  show(
    <Dashboard projects={withAndWithout(work)} skills={someSkills(crafts)} identity={identity} />,
  )
  for (const width of [320, 640, 768, 1023, 1024, 1920]) {
    await widen(width)
    expect([width, ...holesIn('.cards', boxes('.cards > *'), 18)]).toEqual([width])
    const tiles = boxes('.cards .addresses li > a')
    expect([width, ...holesIn('.cards .addresses', tiles, 14), ...overflowing()]).toEqual([width])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  }
  expect(new Set(texts('.cards .addresses a')).size).toBe(links().length)
  const elsewhere = [...networks.map(({ url }) => url), ...(more.website ? [website] : [])]
  expect(links().slice(0, -2)).toEqual([...elsewhere, ...(more.phone ? ['tel:+923001234567'] : [])])
  const { projects, about } = dashboard
  const { contact, skills: tools } = ui.dashboard
  const cards = [...(work ? [projects] : []), about, ...(crafts ? [tools] : []), contact]
  expect(texts('.cards h3')).toEqual(cards.map((card) => card?.heading))
})

test('a few projects beside many skills are close together', async () => {
  show(<Dashboard projects={withAndWithout(6)} skills={someSkills(52)} />)
  await widen(1280)
  const [first, , , second] = boxes('.state-card li')
  expect(second!.top - first!.bottom).toBeLessThan(80)
})

test.each([2, 3])('%i projects fill their card beside some skills', async (count) => {
  show(<Dashboard projects={withAndWithout(count)} skills={someSkills(15)} />)
  await widen(1280)
  expect(boxes('.cards > *')[0]!.bottom - boxes('.cards li').at(count - 1)!.bottom).toBeLessThan(90)
})

test('four projects of the showcase are as high as its picture, however long their texts', async () => {
  show(<Showcase projects={someProjects(4, { text: 'What it does. '.repeat(30) })} />)
  await widen(1280)
  const [[card], [list]] = [boxes('.state-card'), boxes('.showcase-list')]
  expect(list!.height - card!.height).toBeLessThan(20)
})

test('many groups of skills are side by side', async () => {
  const skills = some(40, (id) => ({ name: `Craft ${id}`, group: `Group ${id % 12}` }))
  show(<Dashboard projects={withAndWithout(2)} skills={skills} />)
  await widen(1280)
  const [first, , third] = boxes('.state-card div:has(> h4)')
  expect(third!.top).toBe(first!.top)
})

test('jobs alternate unless a side is set; a present one says so, and lists its highlights', async () => {
  const long = 'Donaudampfschifffahrtselektrizität.'
  const highlights = ['Made it fast.', long, 'Made it fast.']
  const over: ShownJob = {
    title: 'Post',
    from: 'Employer',
    text: 'What it was about.',
    dates: ['Jul-2020', 'Dec-2021'],
    isOngoing: false,
    side: undefined,
    isInCv: true,
  }
  const present = ['Jul-2020', 'Present']
  const now: ShownJob = {
    ...over,
    dates: present,
    isOngoing: true,
    side: 'right',
    points: highlights,
  }
  show(<ExperienceTimeline jobs={[over, over, now, over]} />)
  await widen(1280)
  const sides = boxes('.jobs .state-card').map(({ left }) => left < innerWidth / 2)
  expect(sides).toEqual([true, false, false, false])
  const { experience } = ui
  const states = [experience.over, experience.over, experience.ongoing, experience.over]
  expect(texts('.card-state')).toEqual(states)
  expect(texts('.highlights li')).toEqual(highlights)
  await widen(240)
  expect(overflowing()).toEqual([])
  await expect.element(page.getByText(experience.present)).toBeInTheDocument()
})

test('short lists are in two columns, in order; a long one, or one alone, has the whole width', async () => {
  const entry = { title: 'Entry', from: 'Somebody' }
  const none = Object.fromEntries(recordSections.map((part) => [part, []]))
  const lists = { ...none, volunteer: [entry], awards: some(6, () => entry) }
  const four = { ...lists, education: [entry], languages: some(6, () => ({ title: 'Language' })) }
  const { showInstead } = show(<Background lists={four as never} />)
  await widen(1280)
  const columns = boxes('section').map(({ left }) => (left < innerWidth / 2 ? 'left' : 'right'))
  expect(columns).toEqual(['left', 'right', 'left', 'right'])
  const [, , left, right] = boxes('section')
  expect(Math.abs(left!.bottom - right!.bottom)).toBeLessThan(300)
  await widen(360)
  const tops = boxes('section').map(({ top }) => top)
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  const references = some(11, () => ({ title: 'Referee', text: 'She counts twice. '.repeat(9) }))
  showInstead(<Background lists={{ ...none, awards: [entry], references } as never} />)
  await widen(1280)
  expect(boxes('section').filter(({ width }) => width > 900)).toHaveLength(2)
  const [one, two] = boxes('section:last-child li')
  expect(one!.right).toBeLessThanOrEqual(two!.left)
  showInstead(<Background lists={{ ...none, awards: [entry] } as never} />)
  await widen(1280)
  expect(boxes('section')[0]!.width).toBeGreaterThan(900)
})

test('profiles and the other site of the owner say whose they are; a project’s links do not', () => {
  const website = 'https://some-one.test/'
  const networks = some(2, (id) => ({ network: `Net ${id}`, url: `https://${id}.test/` }))
  const identity = { ...owner, website, links: networks }
  const [project] = someProjects(1)
  show(
    <>
      <AboutMe identity={identity} />
      <Dashboard projects={[]} skills={[]} identity={identity} />
      <ProjectCard project={project} index={0} />
    </>,
  )
  for (const { url } of [...networks, { url: website }])
    expect(relations(url)).toEqual(['me noopener', 'me noopener'])
  expect(relations(project.demo!)).toEqual(['noopener noreferrer'])
})

test('a card has the links, the chips and the note of its project, once each', () => {
  const [whole] = someProjects(1, { note: 'For a client', chips: ['Go', 'Rust'] })
  const project = { ...whole, source: undefined }
  const bare = { ...project, demo: undefined }
  const { showInstead } = show(<ProjectCard project={whole} index={0} />)
  expect(links()).toEqual([whole.demo, whole.source])
  expect(texts('.addresses a')[1]).toContain(projectWords.repo)
  expect(texts('ul li')).toEqual(['Go', 'Rust'])
  showInstead(
    <ProjectCard project={{ ...whole, source: 'https://git.else.test/github' }} index={0} />,
  )
  expect(texts('.addresses a')[1]).toContain(projectWords.source)
  showInstead(<ProjectCard project={project} index={0} />)
  expect(links()).toEqual([whole.demo])
  showInstead(<ProjectCard project={{ ...bare, picture: undefined }} index={0} />)
  expect(texts('.addresses > *')).toEqual(['For a client'])
  // The title that replaces the picture is no second heading.
  const { title } = bare
  expect(page.getByRole('heading', { name: title }).elements()).toHaveLength(1)
  expect(page.getByRole('img').elements()).toEqual([])
})

test('a card of a project without a page shows its facts and dates as chips', () => {
  const facts = { type: 'Talk', entity: 'Harbour', roles: 'Lead' }
  const [project] = someProjects(1, { facts, dates: ['2015', '2018'], chips: [] })
  const { showInstead } = show(<ProjectCard project={project} index={0} />)
  const [type, entity, role, dates] = texts('ul li')
  expect([type, entity, role]).toEqual(['Talk', 'Harbour', 'Lead'])
  expect(dates).toMatch(/2015.*2018/)
  const [bare] = someProjects(1, { chips: [] })
  showInstead(<ProjectCard project={bare} index={0} />)
  expect(texts('ul li')).toEqual([])
})

test.each([1, 7, 80])('of %i skills in the carousel none overlaps another', async (count) => {
  show(<SkillsCarousel skills={someSkills(count)} />)
  for (const width of [320, 390, 768, 1280]) {
    await widen(width)
    expect([width, ...overflowing()]).toEqual([width])
  }
})

test.each([320, 360])('a long word of the headline is not broken at %i px', async (width) => {
  show(<Hero />)
  await widen(width)
  const headline = all('h1')[0]!
  headline.textContent = 'Softwarequalität'
  const words = document.createRange()
  words.selectNodeContents(headline)
  expect(words.getClientRects()).toHaveLength(1)
})

test.each([
  ['dark', 0.6, 1],
  ['light', 0, 0.57],
])('black and white brands have a visible colour in the %s theme', async (theme, least, most) => {
  await systemSays({ 'prefers-color-scheme': theme })
  const icon = 'SiReact' as const
  show(
    <SkillsCarousel
      skills={['#000000', '#ffffff'].map((color) => ({ name: color, icon, color }))}
    />,
  )
  const lightness = all('.skill-icon svg').map((brand) =>
    parseFloat(getComputedStyle(brand).fill.slice(6)),
  )
  expect(lightness.length).toBe(2)
  for (const one of lightness) expect([one >= least, one <= most]).toEqual([true, true])
})

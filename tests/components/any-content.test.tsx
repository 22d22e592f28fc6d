import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { about } from '#content/about'
import { ui } from '#content/ui'

import AboutMe from '../../src/components/about-me/about-me'
import Background from '../../src/components/background/background'
import Dashboard from '../../src/components/dashboard/dashboard'
import ExperienceTimeline from '../../src/components/experience/experience'
import { someJobs, someone, someProjects, someSkills } from './some-content'
import { show } from './render'
import { systemSays } from './system'
import { settled } from './time'

const WIDTHS = [320, 360, 640, 768, 1024, 1280, 1920, 2560]

// Everything stands where it will be.
beforeEach(() => systemSays({ 'prefers-reduced-motion': 'reduce' }))

const boxesOf = (selector: string, within: ParentNode = document) =>
  [...within.querySelectorAll(selector)].map((element) => element.getBoundingClientRect())

const away = (from: number, to: number, at: number) => Math.max(from - at, at - to, 0)

/** Points of a box that are farther from all of its parts than the gap between two of them. */
const holesIn = ({ left, top, right, bottom }: DOMRect, parts: DOMRect[], gap: number) => {
  const holes: string[] = []
  for (let x = left + 2; x < right; x += 12)
    for (let y = top + 2; y < bottom; y += 12)
      if (
        !parts.some(
          (part) => away(part.left, part.right, x) <= gap && away(part.top, part.bottom, y) <= gap,
        )
      )
        holes.push(`${Math.round(x)} ${Math.round(y)}`)
  return holes
}

/** Elements that reach out of what holds them, or out of the window. */
const overflowing = () =>
  [
    ...document.querySelectorAll<HTMLElement>(
      '[data-card], [data-card] *, .addresses, .addresses *',
    ),
  ]
    // A name that shows when its icon is pointed at lies over what is around it.
    .filter((element) => !element.querySelector('.pointer-events-none'))
    .filter((element) => !element.closest('.sr-only, .pointer-events-none'))
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
    .filter((element) => !element.matches('.truncate'))
    .map((element) => element.outerHTML.slice(0, 90))

describe.each([
  { projects: 6, skills: 15, links: 2 },
  { projects: 1, skills: 2, links: 0 },
  { projects: 12, skills: 25, links: 10 },
  { projects: 0, skills: 7, links: 1 },
  { projects: 0, skills: 0, links: 0 },
  { projects: 0, skills: 0, links: 9 },
  { projects: 3, skills: 0, links: 5 },
])('a dashboard of $projects projects, $skills skills and $links links', (content) => {
  test('has no hole at any width', async () => {
    show(
      <Dashboard
        projects={someProjects(content.projects).slice(0, 6)}
        skills={someSkills(content.skills)}
        identity={someone(content.links, content.links > 5 ? { phone: '+92 300 1234567' } : {})}
      />,
    )
    for (const width of WIDTHS) {
      await page.viewport(width, 900)
      await settled()
      const grid = document.querySelector('.cards')!
      const cards = [...grid.children].map((card) => card.getBoundingClientRect())
      const tiles = grid.querySelector('.addresses')!
      expect({
        width,
        holes: holesIn(grid.getBoundingClientRect(), cards, 18),
        holesInTiles: holesIn(tiles.getBoundingClientRect(), boxesOf('li > a', tiles), 14),
        overflowing: overflowing(),
      }).toEqual({ width, holes: [], holesInTiles: [], overflowing: [] })
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    }
  })
})

test('what there is none of has no card', async () => {
  show(<Dashboard projects={[]} skills={[]} identity={someone(0)} />)
  await settled()
  const headings = page.getByRole('heading', { level: 3 }).elements()
  expect(headings.map((heading) => heading.textContent)).toEqual([
    ui.dashboard.about.heading,
    ui.dashboard.contact.heading,
  ])
})

describe.each([0, 2, 5, 12])('%i links about the owner', (count) => {
  test('leave the portrait round at any width', async () => {
    const more = { phone: '+92 300 1234567', website: 'https://www.some-one.test/works' }
    show(<AboutMe identity={someone(count, count > 0 ? more : {})} />)
    for (const width of [320, 360, 768, 1280]) {
      await page.viewport(width, 900)
      await settled()
      const portrait = page.getByRole('img').element().getBoundingClientRect()
      expect(portrait.width).toBeCloseTo(portrait.height, 0)
      expect([width, overflowing()]).toEqual([width, []])
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    }
    const named = page.getByRole('link', { name: /^Network \d+/ }).elements()
    expect(named).toHaveLength(count)
  })
})

test('telephone and website can be followed', async () => {
  const identity = someone(0, { phone: '+92 (300) 123-4567', website: 'https://www.some.test/me' })
  show(<AboutMe identity={identity} />)
  await settled()
  const hrefs = page
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'))
  expect(hrefs).toContain('tel:+923001234567')
  expect(hrefs).toContain(identity.website)
})

test('jobs alternate, unless a side is set', async () => {
  await page.viewport(1280, 900)
  const jobs = [...someJobs(2), ...someJobs(1, { side: 'right' }), ...someJobs(1)]
  show(<ExperienceTimeline jobs={jobs} />)
  await settled()
  const middle = innerWidth / 2
  const sides = boxesOf('.jobs [data-card]').map(({ left }) => (left < middle ? 'left' : 'right'))
  expect(sides).toEqual(['left', 'right', 'right', 'right'])
})

test('what was done in a job is a list', async () => {
  const highlights = ['Made it fast.', 'Made it small.', 'Made it fast.']
  show(<ExperienceTimeline jobs={someJobs(1, { highlights })} />)
  await settled()
  const shown = [...document.querySelectorAll('.highlights li')].map((item) => item.textContent)
  expect(shown).toEqual(highlights)
})

test('a job that goes on is lit, and says so', async () => {
  show(<ExperienceTimeline jobs={someJobs(1, { endDate: 'Present' })} />)
  await settled()
  expect(document.querySelector('[data-card-state]')!.textContent).toBe(ui.experience.ongoing)
  await expect.element(page.getByText(ui.experience.present)).toBeInTheDocument()
})

const headings = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map((heading) => heading.textContent)

describe('education, certificates and languages', () => {
  const education = [
    {
      institution: 'A university',
      area: 'Physics',
      studyType: 'BSc',
      startDate: '2016',
      endDate: 'Present',
      url: 'https://university.test/',
    },
  ]
  const certificates = [{ name: 'First aid' }, { name: 'Diving', issuer: 'A club', date: '2020' }]
  const languages = [{ language: 'Quechua', fluency: 'Native' }, { language: 'Spanish' }]
  test('each have a heading and a row for each entry', async () => {
    show(<Background {...{ education, certificates, languages }} />)
    await settled()
    expect(headings()).toEqual([
      about.educationHeading,
      about.certificatesHeading,
      about.languagesHeading,
    ])
    const rows = [...document.querySelectorAll('[data-card] li')].map((row) => row.textContent)
    expect(rows).toHaveLength(5)
    expect(rows[0]).toContain('BSc, Physics')
    expect(rows[0]).toContain(ui.experience.present)
    expect(page.getByRole('link', { name: 'A university' }).element()).toHaveAttribute(
      'href',
      'https://university.test/',
    )
  })

  test('are not there when they are empty', async () => {
    show(<Background education={[]} certificates={[]} languages={languages} />)
    await settled()
    expect(headings()).toEqual([about.languagesHeading])
  })
})

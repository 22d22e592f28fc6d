import { expect, test } from 'vitest'

import { checkContent } from '../../src/build/content/check-content.ts'
import { completeContent, contentWith, world } from './complete-content.ts'

const errorsOf = (content: object) =>
  checkContent(content, world).errors.map(
    ({ file, entry, field, message }) => `${file}: ${entry} · ${field} ${message}`,
  )

test('complete content has neither errors nor placeholders', () => {
  expect(checkContent(completeContent, world)).toEqual({ errors: [], placeholders: [] })
})

test.each([
  ['projects.0.imageAlt', undefined, 'Crypto Dashboard · imageAlt is missing'],
  ['projects.0.description', ' ', 'Crypto Dashboard · description is empty'],
  ['projects.0.imageAlt', 3, 'Crypto Dashboard · imageAlt is 3 where string should be'],
  ['projects.0.techstack', 'a', 'Crypto Dashboard · techstack is not a field that the site knows'],
  ['projects.1.techStack', 'React,, Vite', 'Shop · techStack has an empty chip'],
  ['projects.1.techStack', 'React,', 'Shop · techStack has an empty chip'],
  ['projects.0.hue', 'pink', 'Crypto Dashboard · hue is not one of amber, violet, mint'],
  ['projects.1.image', 'shoop.png', 'Shop · image is not in src/content/images'],
  ['projects.1.image', 'shop.tiff', 'Shop · image is not a png, jpg, webp, avif or svg file'],
  ['projects.0.image', 'scene:moon', 'Crypto Dashboard · image is not a scene that exists'],
  ['projects.1.id', 1, 'Shop · id repeats 1'],
  ['projects.1.title', 'Crypto Dashboard', 'Crypto Dashboard · title repeats "Crypto Dashboard"'],
  ['skills.1.name', 'React', 'React · name repeats "React"'],
  ['skills.0.icon', 'SiReakt', 'React · icon is not exported by react-icons/si or react-icons/fa6'],
  ['skills.0.color', 'blue', 'React · color is not a colour like #61dafb'],
  ['faq.1.id', 'backend', 'Any certifications? · id repeats "backend"'],
  ['faq.0.id', 'My Id', 'Which backend? · id is not made of small letters, figures and hyphens'],
  ['experience.1.side', 'top', 'Clifton Studio · side is neither left nor right'],
  [
    'experience.1.startDate',
    'Present',
    'Clifton Studio · startDate is no date: write a month like Jul-2025, a year like 2025',
  ],
  ['experience.1.startDate', 'Juli-2023', 'Clifton Studio · startDate is no date'],
  ['experience.1.endDate', '24', 'a year like 2025 or Present'],
  [
    'experience.1.endDate',
    'Aug-2023',
    'Clifton Studio · endDate is before startDate, which is Sept-2023',
  ],
  ['experience.1.endDate', '2022', 'Clifton Studio · endDate is before startDate'],
  ['identity.email', 'ayesha@khan', 'identity · email is not an email address'],
  ['identity.portrait', 'me.jpg', 'identity · portrait is not in src/content/images'],
  ['identity.links.0.icon', 'Git', 'identity · links[0].icon is not exported by react-icons/si'],
  ['showcase.0', 9, 'entry 1 ·  9 is no project’s id'],
  ['showcase.1', 1, 'entry 2 ·  repeats 1'],
  ['pages.home.title', '', 'home · title is empty'],
  ['pages.home.path', 'home', 'home · path does not begin with /'],
  ['about.text.0', '', 'about · text[0] is empty'],
  ['about.text', [], 'about · text has no paragraph'],
  ['ui.navigation.menu', '', 'ui · navigation.menu is empty'],
  ['hero', undefined, 'hero ·  is missing'],
])('%s = %j is an error', (path, value, said) => {
  const errors = errorsOf(contentWith(path, value))
  expect(errors).toHaveLength(1)
  expect(errors[0]).toMatch(new RegExp(`^src/content/${path.split('.')[0]}\\.ts: `))
  expect(errors[0]).toContain(said)
})

test.each(['github.com/ayesha', '/shop', 'https://a b.pk', 'javascript:alert(1)', 'https://'])(
  '%s is no link',
  (url) => {
    const said = 'src/content/projects.ts: Shop · repo is not an absolute http(s) address'
    expect(errorsOf(contentWith('projects.1.repo', url))).toEqual([said])
  },
)

test.each(['2023', 'Sep-2023', 'Sept-2023', 'September-2023', 'april-2024', 'Jun-2024', 'Present'])(
  '%s is an end',
  (date) => {
    expect(errorsOf(contentWith('experience.1.endDate', date))).toEqual([])
  },
)

test('every error is found, not the first one only', () => {
  const content = structuredClone(completeContent)
  content.skills[0]!.color = 'blue'
  content.skills[1]!.icon = 'SiPearl'
  content.experience[1]!.endDate = 'Jan-2020'
  expect(errorsOf(content)).toHaveLength(3)
})

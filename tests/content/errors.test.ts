import { describe, expect, test } from 'vitest'

import { checkContent } from '../../src/build/content/check-content.ts'
import { completeContent, contentWith, references } from './complete-content.ts'

const errorsOf = (content: object) =>
  checkContent(content, references).errors.map(
    ({ file, entry, field, message }) => `${file}: ${entry} · ${field} ${message}`,
  )

test('complete content has neither errors nor placeholders', () => {
  expect(checkContent(completeContent, references)).toEqual({
    errors: [],
    placeholders: [],
    leftovers: [],
    remarks: [],
  })
})

test.each([
  [
    'projects.0.imageAlt',
    undefined,
    'Tide Table · imageAlt is missing: write what the picture shows',
  ],
  ['projects.0.description', ' ', 'Tide Table · description is empty: write what the project does'],
  ['projects.0.imageAlt', 3, 'Tide Table · imageAlt is 3: write a text in quotation marks'],
  ['projects.0.techstack', 'a', 'Tide Table · techstack is not a field that the site knows: mend'],
  ['projects.1.techStack', 'React,, Vite', 'Shop · techStack has an empty part: take out'],
  ['projects.1.techStack', 'React,', 'Shop · techStack has an empty part: take out'],
  ['projects.0.hue', 'pink', 'Tide Table · hue is no colour of the site: write one of amber'],
  [
    'projects.1.image',
    'shoop.png',
    'Shop · image is not in src/content/images: put the file there',
  ],
  ['projects.1.image', 'shop.tiff', 'Shop · image is no picture: write the name of a png'],
  [
    'projects.0.image',
    'scene:moon',
    'Tide Table · image is no scene: write one of scene:crypto, scene:earth',
  ],
  ['projects.1.id', 1, 'Shop · id is 1 for a second time: write another'],
  ['projects.1.title', 'Tide Table', 'Tide Table · title is "Tide Table" for a second time'],
  ['skills.1.name', 'React', 'React · name is "React" for a second time'],
  ['skills.0.icon', 'SiReakt', 'React · icon is no icon: write a name that react-icons'],
  ['skills.0.color', 'blue', 'React · color is no colour: write one like #61dafb'],
  ['faq.1.id', 'backend', 'Any certifications? · id is "backend" for a second time'],
  ['faq.0.id', 'My Id', 'Which backend? · id is no part of an address: write small letters'],
  ['experience.1.side', 'top', 'Clifton Studio · side is neither left nor right: write one'],
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
  ['identity.email', 'ayesha@khan', 'identity · email is no email address: write one like'],
  [
    'identity.coordinates',
    { latitude: 124, longitude: 67 },
    'identity · coordinates.latitude is no angle: write degrees from -90 to 90',
  ],
  ['identity.portrait', 'me.jpg', 'identity · portrait is not in src/content/images: put'],
  ['identity.links.0.icon', 'Git', 'identity · links[0].icon is no icon: write'],
  ['showcase.0', 9, 'entry 1 ·  is 9, which is no project’s id: write one of 1, 2'],
  ['showcase.1', 1, 'entry 2 ·  is 1 for a second time: take it out'],
  ['pages.home.title', '', 'home · title is empty: write a title'],
  ['pages.home.path', 'home', 'home · path does not begin with a slash: write a path like /about'],
  ['pages.about.path', '/', 'about · path is "/" for a second time: write another'],
  ['pages.about', undefined, 'about ·  is missing'],
  [
    'pages.usesThis',
    { path: '/uses', title: 'Uses', description: 'What I use.' },
    'usesThis ·  has no screen: make src/pages/uses-this.tsx',
  ],
  ['about.text.0', '', 'about · text[0] is empty: write who you are'],
  ['about.text', [], 'about · text has no paragraph: write one at least'],
  ['ui.navigation.menu', '', 'ui · navigation.menu is empty: write words of your own'],
  ['hero', undefined, 'hero ·  is not exported: write export const hero'],
])('%s = %j is an error', (path, value, said) => {
  const errors = errorsOf(contentWith(path, value))
  expect(errors).toHaveLength(1)
  expect(errors[0]).toMatch(new RegExp(`^src/content/${path.split('.')[0]}\\.ts: `))
  expect(errors[0]).toContain(said)
})

test.each(['github.com/ayesha', '/shop', 'https://a b.pk', 'javascript:alert(1)', 'https://'])(
  '%s is no link',
  (url) => {
    const said =
      'src/content/projects.ts: Shop · repo is no web address: write it whole, like https://you.example/page'
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

/** Files and messages of remarks where the site, its interface and its owner have these languages. */
const remarksOf = (lang: string, ui: string, about: string) => {
  const site = { ...completeContent.site, lang }
  const content = {
    ...completeContent,
    site,
    ui: { navigation: { menu: ui } },
    about: { ...completeContent.about, text: [about] },
  }
  return checkContent(content, references).remarks.map(({ file, message }) => [file, message])
}

describe('the language of the words', () => {
  const english = 'This is what the page says to the visitor, and that is all of it. '.repeat(4)
  const french = 'Voici ce que la page raconte aux visiteurs, et rien de plus ne sera dit. '.repeat(
    4,
  )
  test('is the site’s: nothing is remarked on', () => {
    expect(remarksOf('en', english, english)).toEqual([])
    expect(remarksOf('fr', french, french)).toEqual([])
  })

  test('of the interface is still English', () => {
    expect(remarksOf('fr', english, french)).toEqual([
      ['src/content/ui.ts', expect.stringContaining('is in English, and site.ts says fr')],
    ])
  })

  test('of the owner is not the site’s', () => {
    expect(remarksOf('en', english, french)).toEqual([
      ['src/content/site.ts', expect.stringContaining('write its code, like fr')],
    ])
  })
})

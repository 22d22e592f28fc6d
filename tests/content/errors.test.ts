/** Every kind of mistake in the content is named: its file, entry and field, and what to write. */
import { expect, test } from 'vitest'

import { check, complete, contentWith } from './a-content.ts'

const errorsOf = async (content: object) =>
  (await check(content)).errors.map(
    ({ file, entry, field, message }) => `${file}: ${entry} · ${field} ${message}`,
  )

test('complete content has neither errors nor anything left to write', async () => {
  const { errors, placeholders } = await check(complete)
  expect([...errors, ...placeholders]).toEqual([])
})

const usesThis = { path: '/uses', title: 'Uses', description: 'What I use.' }

test.each([
  [
    'projects.0.imageAlt',
    undefined,
    'imageAlt is missing: write what the picture shows, for those who cannot see it, or take the image out',
  ],
  ['projects.0.description', ' ', 'Tide Table · description is empty: write what the project does'],
  ['projects.0.imageAlt', 3, 'Tide Table · imageAlt is 3: write a text in quotation marks'],
  ['projects.0.techstack', 'a', 'Tide Table · techstack is not a field that the site knows: mend'],
  ['projects.1.techStack', 'React,, Vite', 'Night Watch · techStack has an empty part: take out'],
  ['projects.0.hue', 'pink', 'Tide Table · hue is no colour of the site: write one of amber'],
  ['projects.0.image', 'a.png', 'Tide Table · image is not in src/content/images: put the file'],
  ['projects.0.image', 'Ledger.png', 'but ledger.png is: write its name as the file has it'],
  ['projects.0.image', 'a.tiff', 'Tide Table · image is no picture: write the name of a png'],
  ['projects.0.image', 'scene:moon', 'Tide Table · image is no scene: write one of scene:barcode'],
  ['projects.0.imageFocus', 'top', 'imageFocus is no point: write a point like 50% 30%'],
  ['projects.0.endDate', '2019', 'Tide Table · endDate is before startDate, which is Mar-2021'],
  ['projects.1.slug', 'Night Watch', 'Night Watch · slug is no part of an address: write small'],
  ['projects.1.slug', 'index', 'Night Watch · slug is the page of all projects: write another'],
  ['projects.0.link', null, 'Tide Table · link is null: write the address of the running'],
  ['projects.3.id', 11, 'Crate Reader · id is 11 for a second time: write another'],
  ['skills.1.name', 'Go', 'Go · name is "Go" for a second time'],
  ['skills.0', null, 'entry 1 ·  is null: write fields in curly brackets'],
  ['skills.0.icon', 'SiGoo', 'Go · icon is no icon: write a name that react-icons'],
  ['skills.0.color', 'blue', 'Go · color is no colour: write a colour like #61dafb'],
  ['faq.0.id', 'My Id', 'What do you write in? · id is no part of an address: write small letters'],
  ['experience.3.side', 'top', 'Northern Ferry Lines · side is neither left nor right: write one'],
  ['experience.3.startDate', 'Present', 'startDate is no date: write a month like 2025-07 or Jul-'],
  ['experience.3.endDate', '24', 'a year like 2025, or Present'],
  ['experience.3.endDate', 'Jul-2018', 'endDate is before startDate, which is Aug-2018'],
  ['identity.email', 'maren@okafor', 'identity · email is no email address: write one like'],
  ['identity.phone', 'none', 'identity · phone is no phone number: write your'],
  ['identity.coordinates', { latitude: 124, longitude: 67 }, 'coordinates.latitude is no angle'],
  ['identity.links', undefined, 'identity · links is missing: write your profiles elsewhere'],
  ['showcase.0', 9, 'entry 1 ·  is 9, which is no project’s id: write one of 11, 12'],
  ['showcase.0', '11', 'entry 1 ·  is "11": write a number'],
  ['showcase.1', 12, 'entry 2 ·  is 12 for a second time: write another, or take it out'],
  ['site.address', 'okafor.test', 'site · address is no web address: write it whole'],
  ['site.analytics', { script: 'http://a.test/b' }, 'analytics.script is no address that begins'],
  [
    'site.analytics',
    { script: 'https://a.test/b', sendsTo: 'api.a.test' },
    'analytics.sendsTo is no address that begins',
  ],
  ['site.lang', 'en_US', 'site · lang is no language: write the code'],
  ['site.lang', 'vn', 'site · lang is no language'],
  ['pages.home.title', '', 'home · title is empty: write a title'],
  ['pages.about.path', 'about', 'about · path is no path of a page: write a path like /about'],
  ['pages.home.path', '/start', 'home · path is not where a site begins: write /'],
  ['pages.about.path', '/../about', 'about · path is no path of a page: write a path like'],
  ['pages.about.path', '/machines', 'about · path is in /machines, where the pages about machines'],
  ['pages.about.path', '/machines/mine', 'about · path is in /machines, where the pages about'],
  ['pages.about.path', '/', 'about · path is "/" for a second time: write another'],
  ['pages.about', undefined, 'about ·  is missing'],
  ['pages.usesThis', usesThis, 'usesThis ·  has no screen: make src/site/pages/uses-this.tsx'],
  ['about.text.0', '', 'about · text[0] is empty: write who you are'],
  ['about.text', [], 'about · text has no paragraph: write one at least'],
  ['words.ui.hero.works', 'Mine', 'words · ui.hero.works is no word of the site, or not any more'],
  ['hero', undefined, 'hero ·  is not exported: write export const hero'],
])('%s = %j is an error', async (path, value, said) => {
  const errors = await errorsOf(contentWith(path, value))
  expect(errors).toHaveLength(1)
  expect(errors[0]).toContain(said)
  expect(errors[0]).toMatch(new RegExp(`^src/content/${path.split('.')[0]}\\.ts: `))
})

test.each([
  'github.com/maren',
  'https://a b.pk',
  'javascript:alert(1)',
  'http:/a.pk',
  'https://shop',
  'https://a.pk/100%',
])('%s is no link', async (url) => {
  const said =
    'src/content/projects.ts: Night Watch · repo is no web address: write it whole, like https://you.example/page'
  expect(await errorsOf(contentWith('projects.1.repo', url))).toEqual([said])
})

test('words about projects are asked for where there are some', async () => {
  const pages = { ...complete.pages, projects: { path: '/projects', title: '', description: '' } }
  const content = { ...complete, pages, dashboard: {} }
  expect(await errorsOf(content)).toHaveLength(2)
  expect(await errorsOf({ ...content, projects: [], showcase: [], caseStudies: {} })).toEqual([])
})

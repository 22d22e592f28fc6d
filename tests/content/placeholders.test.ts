import { expect, test } from 'vitest'

import { checkContent } from '../../src/build/content/check-content.ts'
import { findPlaceholders } from '../../src/build/content/placeholders.ts'
import { completeContent, contentWith, references } from './complete-content.ts'

test.each([
  ['identity.name', 'Your Name', 'identity', 'name'],
  ['identity.city', 'Your city', 'identity', 'city'],
  ['identity.email', 'you@example.com', 'identity', 'email'],
  ['identity.links.0.url', 'https://example.com/github', 'identity', 'links[0].url'],
  ['identity.portrait', 'portrait.svg', 'identity', 'portrait'],
  ['projects.0.techStack', 'React, Your stack', 'Tide Table', 'techStack'],
  ['projects.1.techStack', 'Your stack', 'Shop', 'techStack'],
  ['projects.1.link', 'https://example.com/shop', 'Shop', 'link'],
  ['projects.1.repo', 'http://www.example.org', 'Shop', 'repo'],
  ['experience.0.companyName', 'Company name', 'Company name', 'companyName'],
  ['experience.1.companyName', 'Private company name', 'Private company name', 'companyName'],
  ['experience.1.companyName', 'Training company name', 'Training company name', 'companyName'],
  ['faq.1.answer', 'Your certifications: the name of each.', 'Any certifications?', 'answer'],
])('%s = “%s” is a placeholder and no error', (path, value, entry, field) => {
  const { errors, placeholders, leftovers } = checkContent(contentWith(path, value), references)
  expect([...errors, ...leftovers]).toEqual([])
  expect(placeholders).toHaveLength(1)
  const file = `src/content/${path.split('.')[0]}.ts`
  expect(placeholders[0]).toMatchObject({ file, entry, field, value })
})

test('an address that only begins like the sample’s is the owner’s own', () => {
  const content = contentWith('projects.0.link', 'https://example.company/tides')
  expect(checkContent(content, references).placeholders).toEqual([])
})

test.each([
  ['ui.dashboard.about.heading', 'Karachi, works anywhere', 'identity.city', 'Lahore'],
  ['hero.tagline', 'Full-stack developer in Karachi. React.', 'identity.city', 'Lahore'],
  ['ui.dashboard.projects.heading', 'Six projects, in the open', 'projects.length', 5],
  ['pages.home.description', 'Six projects, each with a demo.', 'projects.length', 5],
])('%s = “%s” is a placeholder once %s = %j', (path, value, fact, other) => {
  const [file = ''] = path.split('.')
  const content = contentWith('identity.city', 'Karachi') as typeof completeContent
  const dashboard = { about: { heading: 'A' }, projects: { heading: 'B' } }
  const projects = Array.from({ length: 6 }, () => content.projects[0]!)
  const sample = { ...content, projects, ui: { ...content.ui, dashboard } }
  const set = (way: string, to: unknown) => {
    const keys = way.split('.')
    const last = keys.pop()!
    const parent = keys.reduce<object>((from, key) => Reflect.get(from, key) as object, sample)
    Reflect.set(parent, last, to)
  }
  set(path, value)
  expect(findPlaceholders(sample, references)).toEqual([])
  set(fact, other)
  const message: unknown = expect.stringContaining(String(other))
  expect(findPlaceholders(sample, references)).toContainEqual(
    expect.objectContaining({ file: `src/content/${file}.ts`, value, message }),
  )
})

test('other sentences may well speak of that city', () => {
  const content = contentWith('identity.city', 'Lahore')
  Reflect.set(content, 'hero', { tagline: 'I studied in Karachi.' })
  expect(findPlaceholders(content, references)).toEqual([])
})

test('a pin that stayed in the sample’s city is a placeholder', () => {
  const identity = {
    ...completeContent.identity,
    coordinates: { latitude: 24.86, longitude: 67.01 },
  }
  const found = (city: string) =>
    checkContent({ ...completeContent, identity: { ...identity, city } }, references).placeholders
  expect(found('Karachi')).toEqual([])
  expect(found('Lahore')).toMatchObject([
    { entry: 'identity', field: 'coordinates', message: expect.stringMatching(/where Lahore is/) },
  ])
})

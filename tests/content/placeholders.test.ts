/** What the sample left for the owner to write is found, and what the owner wrote is not. */
import { expect, test } from 'vitest'

import { check, contentWith } from './a-content.ts'

test.each([
  ['identity.name', 'Your Name', 'identity', 'name'],
  ['identity.email', 'you@example.com', 'identity', 'email'],
  ['identity.links.0.url', 'https://example.com/github', 'identity', 'links[0].url'],
  ['site.address', '', 'site', 'address'],
  ['projects.0.techStack', 'React, {your stack}', 'Tide Table', 'techStack'],
  ['projects.1.repo', 'http://www.example.org', 'Night Watch', 'repo'],
  ['experience.0.companyName', 'Private company name', 'Private company name', 'companyName'],
  ['faq.1.answer', 'Your certifications: the name of each.', 'Are you on call?', 'answer'],
])('%s = %j is a placeholder and no error', async (path, value, entry, field) => {
  const { errors, placeholders } = await check(contentWith(path, value))
  expect(errors).toEqual([])
  const file = `src/content/${path.split('.')[0]}.ts`
  const message: unknown = expect.stringMatching(/: write /)
  expect(placeholders).toEqual([expect.objectContaining({ file, entry, field, message })])
})

test('a placeholder that is an error is named once', async () => {
  const { errors, placeholders } = await check(contentWith('identity.email', 'Your address'))
  expect([errors.length, placeholders]).toEqual([1, []])
})

test('a date that is left to write stops no build', async () => {
  const { errors, placeholders } = await check(contentWith('experience.0.startDate', 'Your date'))
  expect([errors, placeholders.length]).toEqual([[], 1])
})

test.each([
  ['projects.0.link', 'https://example.company/tides'],
  ['hero.tagline', 'I studied in Karachi. Your data stays yours.'],
  ['words.ui.navigation.menu', 'Your menu'],
])('%s = “%s” may be the owner’s own', async (path, value) => {
  const { placeholders } = await check(contentWith(path, value))
  expect(placeholders).toEqual([])
})

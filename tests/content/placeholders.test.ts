import { expect, test } from 'vitest'

import { checkContent } from '../../src/build/content/check-content.ts'
import { contentWith, world } from './complete-content.ts'

test.each([
  ['identity.name', 'Your Name', 'identity', 'name'],
  ['identity.city', 'Your city', 'identity', 'city'],
  ['identity.email', 'you@example.com', 'identity', 'email'],
  ['identity.links.0.url', 'https://example.com/github', 'identity', 'links[0].url'],
  ['identity.portrait', 'portrait.svg', 'identity', 'portrait'],
  ['projects.0.techStack', 'React, Your stack', 'Crypto Dashboard', 'techStack'],
  ['projects.1.techStack', 'Your stack', 'Shop', 'techStack'],
  ['projects.1.link', 'https://example.com/shop', 'Shop', 'link'],
  ['projects.1.repo', 'http://www.example.org', 'Shop', 'repo'],
  ['experience.0.companyName', 'Company name', 'Company name', 'companyName'],
  ['experience.1.companyName', 'Private company name', 'Private company name', 'companyName'],
  ['experience.1.companyName', 'Training company name', 'Training company name', 'companyName'],
  ['faq.1.answer', 'Your certifications: the name of each.', 'Any certifications?', 'answer'],
])('%s = “%s” is a placeholder and no error', (path, value, entry, field) => {
  const { errors, placeholders } = checkContent(contentWith(path, value), world)
  expect(errors).toEqual([])
  expect(placeholders).toHaveLength(1)
  const file = `src/content/${path.split('.')[0]}.ts`
  expect(placeholders[0]).toMatchObject({ file, entry, field, value })
})

test('an address that only begins like the sample’s is the owner’s own', () => {
  const content = contentWith('projects.0.link', 'https://example.company/crypto')
  expect(checkContent(content, world).placeholders).toEqual([])
})

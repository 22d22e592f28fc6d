import ICAL from 'ical.js'
import { expect, test } from 'vitest'

import { feeds } from '../../../src/build/feeds/feeds.ts'
import { fullPublication } from './contents.ts'

const publication = await fullPublication()
const write = (file: string) => feeds[file]?.(publication) ?? ''

test('resume.json places every field that the schema has a place for', () => {
  expect(JSON.parse(write('resume.json'))).toMatchObject({
    basics: {
      phone: '+880 (0)2 5566 7788',
      url: 'https://nadia.bd/work/',
      location: { city: 'Dhaka', countryCode: 'BD' },
      profiles: [
        { network: 'GitLab', url: 'https://gitlab.com/nadia' },
        { network: 'ORCID', url: 'https://orcid.org/0000-0001' },
        { network: publication.content.documents.website, url: 'https://bridges.bd/' },
      ],
    },
    work: [
      { startDate: '2023-09', highlights: ['Built two bridges.', 'Trained nine people.'] },
      { startDate: '2015', endDate: '2023-04' },
    ],
    education: [
      {
        institution: 'BUET',
        area: 'Civil Engineering',
        studyType: 'BSc',
        startDate: '2011',
        endDate: '2015-03',
        score: '3.9 of 4',
        url: 'https://www.buet.ac.bd/',
      },
      { institution: 'Evening School', area: 'Drawing' },
    ],
    certificates: [
      { name: 'Welding', issuer: 'TÜV', date: '2019-06', url: 'https://tuv.example/1' },
      { name: 'First aid' },
    ],
    languages: [{ language: 'Bengali', fluency: 'Native speaker' }, { language: 'English' }],
    projects: [
      { url: 'https://gauge.bd/', repository: 'https://gitlab.com/nadia/gauge' },
      { note: 'Private client work' },
      { name: 'Span Tables' },
    ],
  })
})

test('resume.json: what goes on has no end, and a job without highlights none', () => {
  const { work } = JSON.parse(write('resume.json')) as { work: object[] }
  expect(work[0]).not.toHaveProperty('endDate')
  expect(work[1]).not.toHaveProperty('highlights')
})

test('without a site of its own, the résumé’s address is the owner’s other website', () => {
  const { identity, site } = publication.content
  const elsewhere = { ...publication, origin: '', content: { ...publication.content, site } }
  const { basics } = JSON.parse(feeds['resume.json']!(elsewhere)!) as { basics: { url: string } }
  expect(basics.url).toBe(identity.website)
})

test('resume.txt has every section, in the order of a résumé', () => {
  const { about, documents, ui } = publication.content
  const text = write('resume.txt')
  const parts = [
    'Nadia Rahman\nEngineer\nDhaka, Bangladesh\n',
    `${documents.email}: nadia@rahman.bd\n`,
    `${documents.phone}: +880 (0)2 5566 7788\n`,
    `${documents.website}: https://nadia.bd/work/\n${documents.website}: https://bridges.bd/\n`,
    'GitLab: https://gitlab.com/nadia',
    documents.profile.toUpperCase(),
    about.experienceHeading.toUpperCase(),
    `Lead engineer, Padma Works\nSep 2023 – ${ui.experience.present}\nLong spans.\n- Built two bridges.\n- Trained nine people.\n\n`,
    'Engineer, Delta Office\n2015 – Apr 2023\nShort spans.\n\n',
    documents.projects.toUpperCase(),
    `River Gauge\nIt measures.\n${documents.madeWith}: C++, Qt\n${documents.demo}: https://gauge.bd/\n${documents.source}: https://gitlab.com/nadia/gauge\n\n`,
    `Toll Gate\nIt measures.\n${documents.madeWith}: C++, Qt\nPrivate client work\n\n`,
    `Span Tables\nIt measures.\n${documents.madeWith}: C++, Qt\n\n`,
    about.educationHeading.toUpperCase(),
    `BSc, Civil Engineering\nBUET\n2011 – Mar 2015\n${documents.score}: 3.9 of 4\nhttps://www.buet.ac.bd/\n\nDrawing\nEvening School\n\n`,
    about.certificatesHeading.toUpperCase(),
    'Welding, TÜV\nJun 2019\nhttps://tuv.example/1\n\nFirst aid\n\n',
    about.skillsHeading.toUpperCase(),
    'C++, Statics\n\n',
    about.languagesHeading.toUpperCase(),
    'Bengali, Native speaker\nEnglish\n',
  ]
  let rest = text
  for (const part of parts) {
    expect(rest).toContain(part)
    rest = rest.slice(rest.indexOf(part) + part.length)
  }
  expect(text).not.toContain('undefined')
})

test('contact.vcf has the phone number and both websites', () => {
  const [, properties] = ICAL.parse(write('contact.vcf')) as unknown as [
    string,
    [string, object, string, unknown][],
  ]
  const values = (name: string) =>
    properties.filter(([property]) => property === name).map((property) => property[3])
  expect(values('tel')).toEqual(['+880 (0)2 5566 7788'])
  expect(values('url').slice(0, 2)).toEqual(['https://nadia.bd/work/', 'https://bridges.bd/'])
})

test('llms.txt says of a project without links what stands instead', () => {
  const { documents } = publication.content
  const text = write('llms.txt')
  expect(text).toContain(
    `- [River Gauge](https://gauge.bd/): It measures. [${documents.source}](https://gitlab.com/nadia/gauge)\n` +
      '- Toll Gate: It measures. Private client work\n' +
      '- Span Tables: It measures.\n',
  )
  expect(text).toContain(`[${documents.resumeText}](https://nadia.bd/work/resume.txt)`)
})

const named = (words: object) =>
  Object.fromEntries(Object.keys(words).map((key) => [key, `<${key}>`]))

test('the words of feeds are the content’s own', () => {
  const { content } = publication
  const foreign = {
    ...publication,
    content: { ...content, documents: named(content.documents) as typeof content.documents },
  }
  const text = feeds['resume.txt']!(foreign)! + feeds['llms.txt']!(foreign)!.replaceAll('\\', '')
  const inPictures = new Set(['page'])
  for (const key of Object.keys(content.documents).filter((name) => !inPictures.has(name)))
    expect(text.toLowerCase()).toContain(`<${key.toLowerCase()}>`)
  for (const word of Object.values(content.documents))
    expect(text).not.toMatch(new RegExp(`^(?:## )?${word}:?$`, 'mi'))
})

import { portrait as picture } from 'virtual:portrait'

import type { Experience, Hue, Identity, Project, Skill } from '#content/types'

import type { Pictured } from '../../src/components/picture/sources'

const HUES: Hue[] = ['amber', 'violet', 'mint', 'red', 'sea', 'rose']

/** Projects with a demo and a repository, their ids from 1 on. */
export const someProjects = (count: number, more: Partial<Project> = {}): Pictured<Project>[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `Piece of work ${index + 1}`,
    description: `What number ${index + 1} does.`,
    techStack: 'Rust, Wasm',
    image: 'drawing.png',
    imageAlt: `Drawing ${index + 1}`,
    hue: HUES[index % HUES.length]!,
    link: `https://work-${index + 1}.test/`,
    repo: `https://github.com/someone/work-${index + 1}`,
    // Any: what is looked at is what stands around it.
    picture,
    ...more,
  }))

export const someSkills = (count: number): Skill[] =>
  Array.from({ length: count }, (_, index) => ({
    icon: 'SiRust',
    name: `Craft ${index + 1}`,
    color: '#336699',
  }))

export const someJobs = (count: number, more: Partial<Experience> = {}): Experience[] =>
  Array.from({ length: count }, (_, index) => ({
    companyName: `Employer ${index + 1}`,
    position: `Post ${index + 1}`,
    aboutPosition: 'What it was about.',
    startDate: 'Jul-2020',
    endDate: 'Dec-2021',
    ...more,
  }))

/** Somebody with so many links, each at a host of its own. */
export const someone = (links: number, more: Partial<Identity> = {}): Identity => ({
  name: 'Some One',
  label: 'Developer',
  email: 'some@one.test',
  city: 'Quito',
  country: 'Ecuador',
  portrait: 'portrait.svg',
  links: Array.from({ length: links }, (_, index) => ({
    network: `Network ${index + 1}`,
    url: `https://network-${index + 1}.test/someone`,
  })),
  ...more,
})

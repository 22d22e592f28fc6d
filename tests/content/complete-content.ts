import type { Content } from '../../src/build/context/content.ts'
import type { References } from '../../src/build/content/references.ts'

/** Content as an owner would leave it: nothing wrong, nothing left to fill in. */
export const completeContent = {
  about: {
    heading: 'My Background',
    label: 'ABOUT ME',
    text: ['I write programs that harbours run on.'],
    contact: 'Get in Touch',
    skillsHeading: 'Skills',
    experienceHeading: 'Experience',
    educationHeading: 'Education',
    certificatesHeading: 'Certificates',
    languagesHeading: 'Languages',
    faqHeading: 'FAQ',
  },
  certificates: [],
  education: [],
  languages: [],
  experience: [
    {
      companyName: 'Indus Software',
      position: 'Tide engineer',
      aboutPosition: 'The server side.',
      startDate: 'Jul-2025',
      endDate: 'Present',
      side: 'left',
    },
    {
      companyName: 'Clifton Studio',
      position: 'Chart engineer',
      aboutPosition: 'Interfaces.',
      startDate: 'Sept-2023',
      endDate: 'April-2024',
      side: 'right',
    },
  ],
  faq: [
    { id: 'backend', question: 'Which backend?', answer: 'PHP with Laravel.' },
    {
      id: 'certifications',
      question: 'Any certifications?',
      answer: 'Your data stays yours here.',
    },
  ],
  hero: {
    headline: 'Software for',
    emphasis: 'harbours at night.',
    tagline: 'Your full-stack developer at work.',
    availability: 'Open to remote work.',
    contact: 'Get in touch',
    work: 'See the work',
  },
  identity: {
    name: 'Ayesha Khan',
    label: 'Harbour engineer',
    email: 'ayesha@khan.pk',
    city: 'Lisbon',
    country: 'Portugal',
    portrait: 'ayesha.jpg',
    links: [{ network: 'GitHub', url: 'https://github.com/ayesha', icon: 'SiGithub' }],
  },
  pages: {
    home: { path: '/', title: 'Home', description: 'The home page.' },
    about: { path: '/about', navigation: 'Me', title: 'About', description: 'Who I am.' },
    projects: { path: '/projects', navigation: 'Work', title: 'Work', description: 'What I made.' },
    notFound: { path: '/404', title: 'Not found', description: 'There is no such page.' },
  },
  projects: [
    {
      id: 1,
      title: 'Tide Table',
      description: 'Prices on one screen.',
      techStack: 'React, Laravel',
      image: 'tides.png',
      imageAlt: 'A chart',
      hue: 'amber',
      link: 'https://tides.khan.pk',
      repo: 'https://github.com/ayesha/tides',
    },
    {
      id: 2,
      title: 'Shop',
      description: 'A shop.',
      techStack: 'Vite',
      image: 'shop.png',
      imageAlt: 'A shop window',
      hue: 'sea',
      link: 'https://shop.khan.pk',
      repo: 'https://github.com/ayesha/shop',
    },
  ],
  showcase: [1],
  site: {
    address: 'https://khan.pk',
    lang: 'en',
    offline: true,
    inspector: true,
    canvas: true,
  },
  skills: [
    { icon: 'SiReact', name: 'React', color: '#61dafb' },
    { icon: 'SiPhp', name: 'PHP', color: '#777bb4' },
  ],
  ui: { navigation: { menu: 'Your menu' }, skipLink: 'Skip to content' },
  documents: { profile: 'Profile' },
  palette: { current: 'current' },
  inspector: { name: 'inspector' },
  machines: { title: 'Made of statecharts' },
} satisfies Record<keyof Content, unknown>

/** The project that this content would stand in. */
export const references: References = {
  icons: new Set(['SiGithub', 'SiPhp', 'SiReact']),
  images: new Set(['ayesha.jpg', 'portrait.svg', 'shop.png', 'tides.png']),
  pictures: new Map(),
  sampleImages: new Set(['portrait.svg']),
  scenes: new Set(['crypto', 'earth']),
  pageModules: new Set(['home', 'about', 'projects', 'not-found']),
}

/** The same with the value at `projects.0.link` changed; `undefined` takes the field away. */
export const contentWith = (path: string, value: unknown): object => {
  const content: object = structuredClone(completeContent)
  const keys = path.split('.')
  const last = keys.pop()!
  const parent = keys.reduce<object>((from, key) => Reflect.get(from, key) as object, content)
  if (value === undefined) Reflect.deleteProperty(parent, last)
  else Reflect.set(parent, last, value)
  return content
}

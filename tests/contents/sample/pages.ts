import type { Page } from '#content/types'

/** Every page, in the order of the bar at the top: here what it is called, its screen in `src/pages`. */
export const pages = {
  home: {
    path: '/',
    title: 'Full-stack developer in Karachi',
    description:
      'Portfolio of a full-stack developer in Karachi: React at the front, Laravel behind it. Open to remote and on-site opportunities.',
  },
  about: {
    path: '/about',
    navigation: 'About',
    title: 'My Background',
    description:
      'Who I am, what I work with and where I have worked: skills, experience and answers to common questions.',
  },
  projects: {
    path: '/projects',
    navigation: 'Projects',
    title: 'Featured Projects',
    description: 'Six projects, each with a running demo and its source.',
  },
  notFound: {
    path: '/404',
    title: 'Page not found',
    description: 'There is no page at this address.',
  },
} as const satisfies Record<string, Page>

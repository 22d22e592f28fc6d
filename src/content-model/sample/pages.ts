import { ui } from '#words/ui'
import type { Page } from '#content/types'

export const pages = {
  home: {
    path: '/',
    title: 'Full-stack developer in Karachi',
    description:
      'Portfolio of a full-stack developer in Karachi: React at the front, Laravel behind it. Open to remote and on-site opportunities.',
  },
  about: {
    path: '/about',
    ...ui.pages.about,
    description: 'Who I am, what I work with and where I have worked.',
  },
  projects: {
    path: '/projects',
    ...ui.pages.projects,
    description: 'Six projects, each with a running demo and its source.',
  },
  notFound: {
    path: '/404',
    ...ui.pages.notFound,
  },
} as const satisfies Record<string, Page>

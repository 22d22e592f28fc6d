import type { Page } from '#content/types'
import { ui } from '#words/ui'

/**
 * Every page, in the order of the bar at the top; its screen is in `src/site/pages`. What pages are called
 * are words of the site's language: a `title` or `navigation` of your own goes after them.
 */
export const pages = {
  home: {
    path: '/',
    title: 'Your title: what you do',
    description: 'Your description: who you are.',
  },
  about: {
    path: '/about',
    ...ui.pages.about,
    description: 'Your description: of the page about you.',
  },
  projects: {
    path: '/projects',
    ...ui.pages.projects,
    description: 'Your description: of the page of your projects.',
  },
  notFound: { path: '/404', ...ui.pages.notFound },
} as const satisfies Record<string, Page>

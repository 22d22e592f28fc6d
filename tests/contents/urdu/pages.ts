import { ui } from '#words/ui'
import type { Page } from '#content/types'

export const pages = {
  home: {
    path: '/',
    title: 'لاہور سے فُل اسٹیک ڈیولپر',
    description:
      'لاہور کی ایک فُل اسٹیک ڈیولپر کا کام: سامنے React، پیچھے Laravel۔ گھر سے یا دفتر میں کام کے لیے دستیاب۔',
  },
  about: {
    path: '/about',
    ...ui.pages.about,
    description:
      'میں کون ہوں، کن چیزوں سے کام کرتی ہوں اور کہاں کام کیا ہے: مہارتیں، تجربہ اور عام سوالوں کے جواب۔',
  },
  projects: {
    path: '/projects',
    ...ui.pages.projects,
    description: 'دو منصوبے، ہر ایک چلتا ہوا، اپنے کوڈ کے ساتھ۔',
  },
  notFound: {
    path: '/404',
    ...ui.pages.notFound,
  },
} as const satisfies Record<string, Page>

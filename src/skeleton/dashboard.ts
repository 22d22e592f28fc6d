/** What the home page says of your projects and of you in a few words. */
export const dashboard = {
  projects: { heading: 'Your projects', text: 'Your projects: a sentence about them.' },
  about: { heading: 'Your place', text: 'Your sentence: where and how you work.' },
}

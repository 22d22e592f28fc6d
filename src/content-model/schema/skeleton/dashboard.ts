/**
 * What the home page says of your projects and of you in a few words. A card is called as its page unless
 * it has a `heading`.
 */
export const dashboard = {
  projects: { text: 'Your projects: a sentence about them.' },
  about: { heading: 'Your place', text: 'Your sentence: where and how you work.' },
}

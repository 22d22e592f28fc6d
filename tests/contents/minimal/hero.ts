export const hero = {
  headline: 'I',
  emphasis: 'bake.',
  tagline: 'Bread.',
  availability: 'Daily.',
  contact: 'Write',
  work: 'See',
}
